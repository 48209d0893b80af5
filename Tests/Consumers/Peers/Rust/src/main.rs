//! The enums of `Sources/Peers/Subjects/Serde.swift`. Reads each line of the input as the type it names, and writes it back.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::{self, BufRead, Write};

#[derive(Serialize, Deserialize, Debug)]
struct Point {
    x: i64,
    y: i64,
}

#[derive(Serialize, Deserialize, Debug)]
enum External {
    Unit,
    Newtype(Point),
    Scalar(f64),
    Tuple(i64, String),
    Fields { key: String, count: Option<i64> },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
enum Internal {
    Unit,
    Newtype(Point),
    Fields { key: String, count: Option<i64> },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Newtype(Point),
    Maybe(Option<i64>),
    Tuple(i64, String),
    Fields { key: String, count: Option<i64> },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(untagged)]
enum Untagged {
    Null,
    Boolean(bool),
    Integer(i64),
    Number(f64),
    Text(String),
    List(Vec<i64>),
    Circle { radius: i64 },
    Rectangle { width: i64, height: i64 },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Lowercase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "UPPERCASE")]
enum Uppercase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "PascalCase")]
enum PascalCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "camelCase")]
enum CamelCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum SnakeCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum ScreamingSnakeCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
enum KebabCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
enum ScreamingKebabCase { HttpServer, NotAllowed, V2Api }

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case")]
enum KeyNames {
    #[serde(rename_all = "camelCase")]
    NotAllowed { user_id: i64 },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
enum Renamed {
    #[serde(rename = "not allowed", alias = "not_allowed")]
    Moved {
        #[serde(rename = "uid", alias = "user")]
        id: i64,
    },
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
enum Other {
    Known { x: i64 },
    #[serde(other)]
    Unknown,
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "t", content = "c")]
enum OtherAdjacent {
    Known { x: i64 },
    #[serde(other)]
    Unknown,
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
enum Defaults {
    Load {
        #[serde(default = "three")]
        retries: i64,
        #[serde(skip_serializing_if = "Option::is_none")]
        cause: Option<String>,
    },
}

fn three() -> i64 {
    3
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type", deny_unknown_fields)]
enum Strict {
    Unit,
    Fields { key: String },
}

#[derive(Serialize, Deserialize, Debug)]
#[allow(dead_code)]
enum Skipped {
    Shown(i64),
    #[serde(skip)]
    Hidden(i64),
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
#[allow(dead_code)]
enum OneWay {
    Known { x: i64 },
    #[serde(skip_serializing)]
    Old { x: i64 },
    #[serde(skip_deserializing)]
    New { x: i64 },
}

#[derive(Serialize, Deserialize, Debug)]
enum Recursive {
    Number(i64),
    Sum(Box<Recursive>, Box<Recursive>),
    All(Vec<Recursive>),
}

#[derive(Serialize, Deserialize, Debug)]
struct Flatten {
    id: i64,
    #[serde(flatten)]
    content: Internal,
}

#[derive(Serialize, Deserialize, Debug)]
struct Paging {
    page: i64,
}

#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type")]
enum FlattenFields {
    Page {
        #[serde(flatten)]
        paging: Paging,
        #[serde(flatten)]
        point: Point,
        total: i64,
    },
    Rest {
        #[serde(flatten)]
        rest: BTreeMap<String, i64>,
    },
}

#[derive(Deserialize)]
struct Row {
    #[serde(rename = "type")]
    name: String,
    json: String,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    Written { case: String, json: String },
    Refused(String),
}

fn answer<T: DeserializeOwned + Serialize + Debug>(json: &str) -> Answer {
    let value: T = match serde_json::from_str(json) {
        Ok(value) => value,
        Err(error) => return Answer::Refused(error.to_string()),
    };
    let debug = format!("{:?}", value);
    let case = debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
    match serde_json::to_string(&value) {
        Ok(json) => Answer::Written { case: case.to_string(), json },
        Err(error) => Answer::Refused(error.to_string()),
    }
}

macro_rules! answers {
    ($row:expr, $($subject:ident),+ $(,)?) => {
        match $row.name.as_str() {
            $(stringify!($subject) => answer::<$subject>(&$row.json),)+
            name => panic!("no type {}", name),
        }
    };
}

fn main() {
    let mut output = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let row: Row = serde_json::from_str(&line.expect("a line")).expect("a row");
        let answer = answers!(
            row, External, Internal, Adjacent, Untagged, Lowercase, Uppercase, PascalCase, CamelCase, SnakeCase,
            ScreamingSnakeCase, KebabCase, ScreamingKebabCase, KeyNames, Renamed, Other, OtherAdjacent, Defaults, Strict,
            Skipped, OneWay, Recursive, Flatten, FlattenFields,
        );
        writeln!(output, "{}", serde_json::to_string(&answer).expect("an answer")).expect("written");
    }
}
