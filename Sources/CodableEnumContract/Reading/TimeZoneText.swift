/// A time zone's identifier as Foundation reads it.
struct TimeZoneText {
  private let text: String

  init(_ text: String) { self.text = text }

  var answer: SpellingAnswer {
    if Self.names.contains(text) { return .same }
    guard text.hasPrefix("GMT") || text.hasPrefix("UTC") else { return .refused }
    let offset = text.dropFirst(3)
    // UTC is written as GMT.
    if offset.isEmpty { return .changed }
    guard offset.hasPrefix("+") || offset.hasPrefix("-"), let minutes = Self.minutes(offset.dropFirst()) else {
      return .refused
    }
    let isUsual = text.hasPrefix("GMT") && offset.utf8.count == 5 && !offset.contains(":")
    return isUsual && minutes > 0 ? .same : .changed
  }

  /// digit digit? ( ":"? digit digit )?
  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
    let isTogether = parts.count == 1 && text.utf8.count == 4
    let hours = isTogether ? text.prefix(2) : parts[0]
    let minutes = isTogether ? text.suffix(2) : parts.count == 2 ? parts[1] : "00"
    guard (1...2).contains(hours.utf8.count), minutes.utf8.count == 2, let hour = Int(hours), let minute = Int(minutes),
      minute < 60, hour * 60 + minute <= 18 * 60
    else { return nil }
    return hour * 60 + minute
  }

  private static let names: Set<String> = {
    var (names, area): (Set<String>, Substring) = ([], "")
    for word in database.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix("/") { area = word } else { names.insert(String(area + word)) }
    }
    let hours = (-14...12).flatMap { $0 > 0 ? ["+\($0)"] : $0 < 0 ? ["\($0)"] : ["", "0", "+0", "-0"] }
    return names.union(hours.map { "Etc/GMT\($0)" })
  }()

  /// The names of 2025: those without an area, and then those of each.
  private static let database = """
    ART AST BST CAT CET CST CST6CDT Cuba EAT EET EST EST5EDT Egypt Eire Factory GB GB-Eire GMT GMT0 Greenwich HST
    Hongkong IST Iceland Iran Israel JST Jamaica Japan Kwajalein Libya MET MST MST7MDT NST NZ NZ-CHAT Navajo PRC PST
    PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT Universal W-SU WET Zulu
    Africa/ Abidjan Accra Addis_Ababa Algiers Asmara Asmera Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura
    Cairo Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare Johannesburg
    Juba Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka Malabo Maputo Maseru Mbabane
    Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo Sao_Tome Timbuktu Tripoli Tunis
    Windhoek
    America/ Adak Anchorage Anguilla Antigua Araguaina Argentina/Buenos_Aires Argentina/Catamarca
    Argentina/ComodRivadavia Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza
    Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia
    Aruba Asuncion Atikokan Atka Bahia Bahia_Banderas Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise
    Buenos_Aires Cambridge_Bay Campo_Grande Cancun Caracas Catamarca Cayenne Cayman Chicago Chihuahua Ciudad_Juarez
    Coral_Harbour Cordoba Costa_Rica Coyhaique Creston Cuiaba Curacao Danmarkshavn Dawson Dawson_Creek Denver Detroit
    Dominica Edmonton Eirunepe El_Salvador Ensenada Fort_Nelson Fort_Wayne Fortaleza Glace_Bay Godthab Goose_Bay
    Grand_Turk Grenada Guadeloupe Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indiana/Indianapolis
    Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac
    Indianapolis Inuvik Iqaluit Jamaica Jujuy Juneau Kentucky/Louisville Kentucky/Monticello Knox_IN Kralendijk La_Paz
    Lima Los_Angeles Louisville Lower_Princes Maceio Managua Manaus Marigot Martinique Matamoros Mazatlan Mendoza
    Menominee Merida Metlakatla Mexico_City Miquelon Moncton Monterrey Montevideo Montreal Montserrat Nassau New_York
    Nipigon Nome Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Nuuk Ojinaga Panama
    Pangnirtung Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Acre Porto_Velho Puerto_Rico Punta_Arenas
    Rainy_River Rankin_Inlet Recife Regina Resolute Rio_Branco Rosario Santa_Isabel Santarem Santiago Santo_Domingo
    Sao_Paulo Scoresbysund Shiprock Sitka St_Barthelemy St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current
    Tegucigalpa Thule Thunder_Bay Tijuana Toronto Tortola Vancouver Virgin Whitehorse Winnipeg Yakutat Yellowknife
    Antarctica/ Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera South_Pole Syowa Troll Vostok
    Arctic/ Longyearbyen
    Asia/ Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Ashkhabad Atyrau Baghdad Bahrain Baku Bangkok Barnaul Beirut
    Bishkek Brunei Calcutta Chita Choibalsan Chongqing Chungking Colombo Dacca Damascus Dhaka Dili Dubai Dushanbe
    Famagusta Gaza Harbin Hebron Ho_Chi_Minh Hong_Kong Hovd Irkutsk Istanbul Jakarta Jayapura Jerusalem Kabul
    Kamchatka Karachi Kashgar Kathmandu Katmandu Khandyga Kolkata Krasnoyarsk Kuala_Lumpur Kuching Kuwait Macao Macau
    Magadan Makassar Manila Muscat Nicosia Novokuznetsk Novosibirsk Omsk Oral Phnom_Penh Pontianak Pyongyang Qatar
    Qostanay Qyzylorda Rangoon Riyadh Saigon Sakhalin Samarkand Seoul Shanghai Singapore Srednekolymsk Taipei Tashkent
    Tbilisi Tehran Tel_Aviv Thimbu Thimphu Tokyo Tomsk Ujung_Pandang Ulaanbaatar Ulan_Bator Urumqi Ust-Nera Vientiane
    Vladivostok Yakutsk Yangon Yekaterinburg Yerevan
    Atlantic/ Azores Bermuda Canary Cape_Verde Faeroe Faroe Jan_Mayen Madeira Reykjavik South_Georgia St_Helena
    Stanley
    Australia/ ACT Adelaide Brisbane Broken_Hill Canberra Currie Darwin Eucla Hobart LHI Lindeman Lord_Howe Melbourne
    NSW North Perth Queensland South Sydney Tasmania Victoria West Yancowinna
    Brazil/ Acre DeNoronha East West
    Canada/ Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon
    Chile/ Continental EasterIsland
    Europe/ Amsterdam Andorra Astrakhan Athens Belfast Belgrade Berlin Bratislava Brussels Bucharest Budapest Busingen
    Chisinau Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad Kiev Kirov Kyiv
    Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Minsk Monaco Moscow Nicosia Oslo Paris Podgorica Prague
    Riga Rome Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia Stockholm Tallinn Tirane Tiraspol Ulyanovsk
    Uzhgorod Vaduz Vatican Vienna Vilnius Volgograd Warsaw Zagreb Zaporozhye Zurich
    Indian/ Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion
    Mexico/ BajaNorte BajaSur General
    Pacific/ Apia Auckland Bougainville Chatham Chuuk Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier
    Guadalcanal Guam Honolulu Johnston Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue Norfolk
    Noumea Pago_Pago Palau Pitcairn Pohnpei Ponape Port_Moresby Rarotonga Saipan Samoa Tahiti Tarawa Tongatapu Truk
    Wake Wallis Yap
    US/ Alaska Aleutian Arizona Central East-Indiana Eastern Hawaii Indiana-Starke Michigan Mountain Pacific Samoa
    Etc/ Greenwich UCT UTC Universal Zulu
    """
}
