// What was compiled under each setting keeps its values.

import NamesEverything
import NamesExistentialAny
import NamesInternalImports
import NamesMainActorByDefault
import NamesMainActorByDefault5
import NamesMemberImportVisibility
import NamesMode5
import NamesMode6

try NamesEverything.checkRoundTrips()
try NamesExistentialAny.checkRoundTrips()
try NamesInternalImports.checkRoundTrips()
try NamesMainActorByDefault.checkRoundTrips()
try NamesMainActorByDefault5.checkRoundTrips()
try NamesMemberImportVisibility.checkRoundTrips()
try NamesMode5.checkRoundTrips()
try NamesMode6.checkRoundTrips()
