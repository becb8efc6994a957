import type { CreateSchemaCustomizationArgs } from "gatsby";
import {
  buildSchema,
  type DirectiveNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  graphqlSync,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  validateSchema,
  valueFromASTUntyped,
} from "graphql";
import { pagedTypes, type RawRecord } from "../../src/content/recordPages";
import { linkTypes } from "../../src/content/records/fields";
import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { createSchemaCustomization } from "../../src/gatsby/schema";
import { typeDefinitions } from "../../src/gatsby/typeDefinitions";
import type { Language } from "../../src/routes/routes";
import { validRecords } from "../support/validContent";

/** What Gatsby itself adds to the definitions: its directives, the node interface and an id for every node. */
const gatsbysOwn = `
  directive @dontInfer on OBJECT
  directive @link(by: String!) on FIELD_DEFINITION
  directive @proxy(from: String!) on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  ${Object.keys(recordTypes)
    .map((name) => `extend type ${name} { id: ID! }`)
    .join("\n")}
`;
/** The site's own extensions as directives. */
const extensionDirectives = `
  directive @localized(from: String) on FIELD_DEFINITION
  directive @constant(value: String!) on FIELD_DEFINITION
  directive @path on FIELD_DEFINITION
  directive @linkPath on FIELD_DEFINITION
  directive @minutes on FIELD_DEFINITION
  directive @named on FIELD_DEFINITION
  directive @isWhole on FIELD_DEFINITION
  directive @abroad on FIELD_DEFINITION
  directive @sourceTopic on FIELD_DEFINITION
`;
const query = "type Query { week: PregnancyWeek! article: Article! }";

const parse = (): GraphQLSchema => buildSchema([typeDefinitions(), gatsbysOwn, extensionDirectives, query].join("\n"));

type Owner = GraphQLObjectType | GraphQLInterfaceType;
type Field = GraphQLField<unknown, unknown>;

/** Types that the definitions declare, without Gatsby's node interface, the query type and GraphQL's built-in types. */
const ownTypes = (schema: GraphQLSchema): Owner[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is Owner => (isObjectType(type) || isInterfaceType(type)) && !/^(__.*|Node|Query)$/.test(type.name),
  );
const fieldsOf = (type: Owner): Field[] => Object.values(type.getFields());
const directivesOf = (field: Field): readonly DirectiveNode[] => field.astNode?.directives ?? [];
const hasDirective = (field: Field, name: string): boolean => directivesOf(field).some((directive) => directive.name.value === name);
const argumentsOf = (directive: DirectiveNode): Record<string, unknown> =>
  Object.fromEntries((directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]));

const schema = parse();
const typeCalled = (name: string): Owner => {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`typeCalled requires a type of the schema, got ${name}`);
  return type;
};
const fieldCalled = (type: string, name: string): Field => {
  const field = typeCalled(type).getFields()[name];
  if (!field) throw new Error(`fieldCalled requires a field of ${type}, got ${name}`);
  return field;
};

describe("the type definitions", () => {
  test("are a valid schema once Gatsby has added its own", () => {
    expect(validateSchema(schema).map(({ message }) => message)).toEqual([]);
  });

  test("declare every record type as a node whose fields are not guessed", () => {
    for (const name of Object.keys(recordTypes)) {
      expect(
        typeCalled(name)
          .getInterfaces()
          .map((type) => type.name),
      ).toContain("Node");
      expect(typeCalled(name).astNode?.directives?.map((directive) => directive.name.value)).toEqual(["dontInfer"]);
    }
  });

  test("guess nothing of interface text and of unknown records either", () => {
    for (const name of ["InterfaceText", "UnknownRecord"]) {
      expect(Object.keys(typeCalled(name).getFields())).toEqual(["id"]);
      expect(typeCalled(name).astNode?.directives?.map((directive) => directive.name.value)).toEqual(["dontInfer"]);
    }
  });

  test("describe every type and every field", () => {
    const types = ownTypes(schema);
    expect(types.length).toBeGreaterThan(Object.keys(recordTypes).length);
    const undescribed = types.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      // The id is Gatsby's, not content.
      ...fieldsOf(type)
        .filter(({ name, description }) => name !== "id" && !description?.trim())
        .map(({ name }) => `${type.name}.${name}`),
    ]);
    expect(undescribed).toEqual([]);
    expect(schema.getType("Language")?.description).toBeTruthy();
  });

  test("describe each type and field as its record does", () => {
    expect(typeCalled("PregnancyWeek").description).toBe("A week of pregnancy, counted in completed weeks.");
    expect(typeCalled("TodoItem").description).toBe("One thing to do.");
    expect(fieldCalled("PregnancyWeek", "twins").description).toBe("What differs with twins.");
    expect(fieldCalled("Source", "year").description).toBe("Year of publication; null if unknown.");
    expect(fieldCalled("TextSection", "list").description).toBe("Bullet points after the paragraphs.");
    expect(fieldCalled("CareItem", "kind").description).toBe("Kind of item.");
    // Words with a hyphen cannot be values of an enum, so the description lists them.
    expect(fieldCalled("BudgetItem", "kind").description).toBe("How it is paid. One of: one-off, monthly.");
  });

  /** Fields that are computed from the records of names; nameFields.ts resolves them. */
  const ofNames = [
    ...["pathOn", "evidence", "syllables", "englishHint", "lists", "similarInSound", "similarInMeaning"],
    ...["stressedSyllable", "doubleNames", "siblingNames", "previous", "next", "announced", "years"],
  ];

  test("have each field of a record and no other, except address, place in a list and the computed fields of a name", () => {
    const inLists = ["id", "path", "list", "position", "name", "part", "drawing", "teaser"];
    for (const [name, { fields }] of Object.entries(recordTypes)) {
      const added = [
        ...inLists,
        "named",
        "abroad",
        ...(name === "BabyName" ? ofNames : []),
        ...(/^Article/.test(name) ? ["minutes"] : []),
        ...(name === "Source" ? ["topic"] : []),
      ];
      const own = Object.keys(typeCalled(name).getFields()).filter((field) => field in fields.shape || !added.includes(field));
      expect([name, own]).toEqual([name, Object.keys(fields.shape)]);
    }
  });

  test("require the language of every localized field: a query that forgets it is an error, not Turkish on an English page", () => {
    const localized = ownTypes(schema).flatMap((type) =>
      fieldsOf(type)
        .filter((field) => ["localized", "path", "linkPath", "minutes"].some((name) => hasDirective(field, name)))
        .map((field) => ({
          field: `${type.name}.${field.name}`,
          language: field.args.map((arg) => `${arg.name}: ${arg.type}`),
        })),
    );
    expect(localized.length).toBeGreaterThan(40);
    expect(localized.filter(({ language }) => language.join() !== "language: Language!")).toEqual([]);
  });

  test("have computed fields for names only", () => {
    const offering = Object.keys(recordTypes).filter((name) => ofNames.some((field) => field in typeCalled(name).getFields()));
    expect(offering).toEqual(["BabyName"]);
    expect(Object.keys(typeCalled("BabyName").getFields())).toEqual(expect.arrayContaining(ofNames));
  });

  test("have a gender argument on fields of a name, and a number of names on a list", () => {
    const asked = (type: string) =>
      fieldsOf(typeCalled(type))
        .filter(({ args, name }) => args.some((arg) => arg.name !== "language") || ofNames.includes(name))
        .map(({ name, args }) => [name, args.map((arg) => `${arg.name}: ${arg.type}`).join(", ")]);
    expect(Object.fromEntries(asked("BabyName"))).toEqual({
      pathOn: "side: NameGender!, language: Language!",
      evidence: "",
      syllables: "",
      stressedSyllable: "",
      englishHint: "",
      lists: "side: NameGender!, language: Language!",
      similarInSound: "side: NameGender!",
      similarInMeaning: "side: NameGender!",
      previous: "side: NameGender!, language: Language!",
      next: "side: NameGender!, language: Language!",
      doubleNames: "side: NameGender!",
      siblingNames: "side: NameGender!, of: NameGender!",
      announced: "side: NameGender!",
      years: "side: NameGender!",
    });
    expect(asked("NameListing")).toEqual([["first", "limit: Int"]]);
    expect(fieldCalled("NameListing", "first").args[0]?.defaultValue).toBe(24);
  });

  test("have no arguments on other fields", () => {
    const asking = ownTypes(schema)
      .filter((type) => !["ListEntry", "NameListing"].includes(type.name))
      .flatMap((type) =>
        fieldsOf(type)
          .filter((field) => !(type.name === "BabyName" && ofNames.includes(field.name)))
          .filter(
            (field) =>
              field.args.length > 0 && !["localized", "path", "linkPath", "minutes", "named"].some((name) => hasDirective(field, name)),
          )
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(asking).toEqual([]);
  });

  test("localize every field with both languages, and only these", () => {
    const wrong: string[] = [];
    const walk = (typeName: string, record: object): void => {
      for (const [name, value] of Object.entries(record) as [string, unknown][]) {
        const field = fieldCalled(typeName, name);
        const inBoth = typeof value === "object" && value !== null && "tr" in value && "en" in value;
        if (inBoth !== hasDirective(field, "localized")) wrong.push(`${typeName}.${name}`);
        const inner = String(field.type).replace(/[[\]!]/g, "");
        if (inBoth || hasDirective(field, "link") || !isObjectType(schema.getType(inner))) continue;
        for (const item of [value].flat()) walk(inner, item as object);
      }
    };
    for (const [type, records] of Object.entries(validRecords())) for (const record of records) walk(type, record);
    expect(wrong).toEqual([]);
  });

  test("know the languages of the site", () => {
    expect(graphqlSync({ schema, source: '{ __type(name: "Language") { enumValues { name } } }' }).data).toEqual({
      __type: { enumValues: [{ name: "tr" }, { name: "en" }] },
    });
  });

  test.each([
    ["Source.url", "String"],
    ["Source.year", "Int"],
    ["PregnancyWeek.key", "String!"],
    ["PregnancyWeek.week", "Int!"],
    ["PregnancyWeek.lead", "String!"],
    ["PregnancyWeek.baby", "[String!]!"],
    ["PregnancyWeek.todo", "[TodoItem!]!"],
    ["PregnancyWeek.written", "Date!"],
    ["PregnancyWeek.sources", "[Source!]!"],
    ["PregnancyWeek.sign", "SignOfWeek"],
    ["BabyWeek.sign", "SignOfWeek!"],
    ["SignOfWeek.sign", "Sign!"],
    ["Sign.tiers", "[SignTier!]!"],
    ["Sign.weekFrom", "Int"],
    ["Advice.home", "String"],
    ["Advice.signs", "[PageSign!]!"],
    ["Advice.isWhole", "Boolean!"],
    ["ArticleSigns.isWhole", "Boolean!"],
    ["CanISigns.isWhole", "Boolean!"],
    ["PageSign.text", "String"],
    ["Symptom.isEmergency", "Boolean!"],
    ["CareItem.fullWeeks", "[Int!]!"],
    ["CareItem.kind", "CareItemKind!"],
    ["CareItem.optional", "Boolean!"],
    ["FetalSize.crownRumpCm", "Float"],
    ["FetalSize.weightG", "Float"],
    ["SizeComparison.lengthCm", "Float!"],
    ["Brand.stores", "Stores!"],
    ["Brand.social", "[String!]!"],
    ["Stores.android", "String!"],
    ["Topic.slug", "String!"],
    ["Article.topic", "Topic!"],
    ["Article.related", "[Article!]!"],
    ["Article.weeks", "[Int!]!"],
    ["Article.sections", "[TextSection!]!"],
    ["TextSection.text", "[String!]!"],
    ["TextSection.list", "[String!]"],
    ["TextSection.links", "[RecordLink!]"],
    ["RecordLink.record", "String"],
    ["RecordLink.anchor", "String"],
    ["RecordLink.path", "String!"],
    ["TrendItem.record", "String"],
    ["Trend.pregnancy", "[TrendItem!]!"],
    ["BabyName.name", "String!"],
    ["BabyName.lean", "BabyNameLean"],
    ["BabyName.origins", "[BabyNameOrigins!]!"],
    ["BabyName.evidence", "NameEvidence!"],
    ["BudgetItem.kind", "String!"],
    ["SignTier.stage", "SignStage!"],
    ["SignTier.tier", "Tier!"],
    ["BabyName.meaning", "String!"],
    ["BabyName.isDisputed", "Boolean!"],
    ["BabyName.claim", "String"],
    ["BabyName.quran", "QuranPlace"],
    ["BabyName.variants", "[String!]"],
    ["BabyName.turkiye", "NameInTurkiye"],
    ["NameInTurkiye.rank", "Int"],
    ["NameInTurkiye.announcedYears", "[Int!]"],
    ["NameInEnglandWales.count", "Int!"],
    ["BabyName.pathOn", "String"],
    ["BabyName.englishHint", "String"],
    ["BabyName.similarInSound", "[BabyName!]!"],
    ["BabyName.previous", "BabyName"],
    ["BabyName.announced", "[NameAnnouncement!]!"],
    ["AnnouncedNames.girls", "[AnnouncedName!]!"],
    ["AnnouncedName.place", "Int"],
    ["NameListing.letters", "[NameLetter!]!"],
    ["NameEntry.rank", "Int"],
    ["PregnancyWeek.path", "String!"],
    ["PregnancyWeek.list", "ListId!"],
    ["PregnancyWeek.position", "Int!"],
    ["PregnancyWeek.teaser", "String!"],
  ])("give %s the type %s", (place, type) => {
    const [owner = "", name = ""] = place.split(".");
    expect(String(fieldCalled(owner, name).type)).toBe(type);
  });

  test("have the two genders of names", () => {
    expect(graphqlSync({ schema, source: '{ __type(name: "NameGender") { enumValues { name } } }' }).data).toEqual({
      __type: { enumValues: [{ name: "girl" }, { name: "boy" }] },
    });
  });

  test("keep the extension of a field that may be missing", () => {
    expect(hasDirective(fieldCalled("BabyName", "claim"), "localized")).toBe(true);
    expect(hasDirective(fieldCalled("TextSection", "list"), "localized")).toBe(true);
  });

  test("link each reference by key", () => {
    const linked = ownTypes(schema).flatMap((type) =>
      fieldsOf(type).flatMap((field) =>
        directivesOf(field)
          .filter((directive) => directive.name.value === "link")
          .map((directive) => [`${type.name}.${field.name}`, argumentsOf(directive)]),
      ),
    );
    const places = linked.map(([place]) => String(place));
    expect(places.filter((place) => !place.endsWith(".sources")).sort()).toEqual([
      "Article.related",
      "Article.topic",
      "ArticlePart.article",
      "ArticleSigns.signs",
      "BabyActivity.milestones",
      "CanISigns.signs",
      "CoreSigns.core",
      "CoreSigns.more",
      "Danger.sign",
      "EverydayThing.similar",
      "Faq.signs",
      "FlagSign.sign",
      "Food.instead",
      "Food.similar",
      "HospitalBagPart.guide",
      "HospitalPhrase.sign",
      "Medicine.similar",
      "NeedGuide.topic",
      "PageSign.sign",
      "PregnancyWeek.common",
      "Remedy.symptoms",
      "SignOfWeek.sign",
      "Symptom.related",
      "SymptomTurn.sign",
      "WarningSigns.signs",
    ]);
    const sourced = Object.entries(recordTypes).filter(([, { fields }]) => "sources" in fields.shape);
    expect(sourced.length).toBeGreaterThan(5);
    expect(places).toEqual(expect.arrayContaining(sourced.map(([name]) => `${name}.sources`)));
    for (const [, by] of linked) expect(by).toEqual({ by: "key" });
  });

  test("give an address to the types with pages, to links and to list entries, and to no other", () => {
    const withPath = ownTypes(schema)
      .filter((type) => "path" in type.getFields())
      .map((type) => type.name);
    expect(withPath.sort()).toEqual([...linkTypes, "ListEntry", "NamedItem", ...pagedTypes].sort());
  });

  test("place pregnancy weeks in their list by their number, with their lead as teaser", () => {
    expect(
      typeCalled("PregnancyWeek")
        .getInterfaces()
        .map(({ name }) => name),
    ).toContain("ListEntry");
    const [constant, proxy, localized] = (["list", "position", "teaser"] as const).flatMap((name) =>
      directivesOf(fieldCalled("PregnancyWeek", name)).map((directive) => [directive.name.value, argumentsOf(directive)]),
    );
    expect(constant).toEqual(["constant", { value: "pregnancyWeeks" }]);
    expect(proxy).toEqual(["proxy", { from: "week" }]);
    expect(localized).toEqual(["localized", { from: "lead" }]);
  });
});

type Resolve = (source: unknown, args: { language?: Language }, context: unknown, info: { fieldName: string }) => unknown;
type Extend = (options: Record<string, unknown>) => { resolve: Resolve };

/** Runs the hook with actions that only record their calls. */
function customize(records: Record<RecordTypeName, RawRecord[]>) {
  const extensions = new Map<string, Extend>();
  const types: string[] = [];
  const hookArguments = {
    actions: {
      createFieldExtension: ({ name, extend }: { name: string; extend: Extend }) => extensions.set(name, extend),
      createTypes: (definitions: string) => types.push(definitions),
    },
    getNodesByType: (type: RecordTypeName) => records[type].map((record) => ({ ...record, internal: { type } })),
  };
  createSchemaCustomization(hookArguments as unknown as CreateSchemaCustomizationArgs);
  const resolve = (name: string, options: Record<string, unknown> = {}): Resolve => {
    const extend = extensions.get(name);
    if (!extend) throw new Error(`resolve requires a registered extension, got ${name}`);
    return extend(options).resolve;
  };
  return { extensions, types, resolve };
}

describe("the schema hook", () => {
  const records = validRecords();
  const { extensions, types, resolve } = customize(records);
  const node = (type: RecordTypeName, at = 0) => ({ ...records[type][at], internal: { type } });

  test("declares the type definitions, once", () => {
    expect(types).toEqual([typeDefinitions()]);
  });

  test("registers every extension the definitions use in addition to Gatsby's", () => {
    const gatsbys = ["dontInfer", "link", "proxy"];
    const used = schema
      .getDirectives()
      .filter((directive) => !isSpecifiedDirective(directive) && !gatsbys.includes(directive.name))
      .map(({ name }) => name);
    expect([...extensions.keys()].sort()).toEqual([...used].sort());
  });

  test("a localized text is returned in the requested language", () => {
    const localized = resolve("localized");
    const source = { title: { tr: "Başlık", en: "Title" } };
    expect(localized(source, { language: "tr" }, {}, { fieldName: "title" })).toBe("Başlık");
    expect(localized(source, { language: "en" }, {}, { fieldName: "title" })).toBe("Title");
  });

  test("a localized list is returned completely in one language", () => {
    const source = { baby: { tr: ["Bir.", "İki."], en: ["One.", "Two."] } };
    expect(resolve("localized")(source, { language: "en" }, {}, { fieldName: "baby" })).toEqual(["One.", "Two."]);
    expect(resolve("localized")(source, { language: "tr" }, {}, { fieldName: "baby" })).toEqual(["Bir.", "İki."]);
  });

  test("a localized field may use the text of another one", () => {
    const source = { lead: { tr: "Özet.", en: "In short." }, teaser: { tr: "yanlış", en: "wrong" } };
    const teaser = resolve("localized", { from: "lead" });
    expect(teaser(source, { language: "tr" }, {}, { fieldName: "teaser" })).toBe("Özet.");
    expect(teaser(source, { language: "en" }, {}, { fieldName: "teaser" })).toBe("In short.");
  });

  test("a missing optional text is null", () => {
    expect(resolve("localized")({}, { language: "tr" }, {}, { fieldName: "list" })).toBeNull();
    expect(resolve("localized")({ list: null }, { language: "en" }, {}, { fieldName: "list" })).toBeNull();
  });

  test("a constant returns its value", () => {
    expect(resolve("constant", { value: "symptoms" })({}, {}, {}, { fieldName: "list" })).toBe("symptoms");
  });

  test.each<[RecordTypeName, string, string]>([
    ["PregnancyWeek", "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/8", "/en/week-week-pregnancy-tracking-development/8"],
    ["Topic", "/hafta-hamile-gebelik-takibi/MT-0", "/en/week-pregnant-tracking/MT-0"],
    ["Article", "/makaleler/hamile/beslenme/MT-0-1", "/en/articles/pregnant/food/MT-0-1"],
    ["NeedTopic", "/anne-cocuk-bebek-urun-onerileri/UT-0", "/en/mother-child-baby-product-recommendations/UT-0"],
    ["BabyName", "/kiz-bebek-isimleri/cagla", "/en/girl-baby-names/cagla"],
    ["StaticPage", "/hakkimizda", "/en/about"],
  ])("a %s has its address in both languages", (type, turkish, english) => {
    expect(resolve("path")(node(type), { language: "tr" }, {}, { fieldName: "path" })).toBe(turkish);
    expect(resolve("path")(node(type), { language: "en" }, {}, { fieldName: "path" })).toBe(english);
  });

  test("a link has its target address in both languages", () => {
    const linkPath = resolve("linkPath");
    const toWeek = { to: "pregnancyWeek", record: "24" };
    expect(linkPath(toWeek, { language: "tr" }, {}, { fieldName: "path" })).toBe("/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24");
    expect(linkPath(toWeek, { language: "en" }, {}, { fieldName: "path" })).toBe("/en/week-week-pregnancy-tracking-development/24");
    expect(linkPath({ to: "article", record: "MT-3-1" }, { language: "en" }, {}, { fieldName: "path" })).toBe(
      "/en/articles/mother/baby-care/MT-3-1",
    );
    expect(linkPath({ to: "privacy", record: null }, { language: "tr" }, {}, { fieldName: "path" })).toBe("/gizlilik-politikasi");
  });

  test.each([
    ["the keys of all core signs", ["waters", "fever", "bleeding"], true],
    ["all core signs in the page's own words", [{ sign: "waters" }, { sign: "fever" }, { sign: "bleeding" }], true],
    ["one core sign less", ["waters", "fever"], false],
  ])("signs are whole or not: %s", (_, signs, isWhole) => {
    expect(resolve("isWhole")({ stage: "afterBirth", isAfterLoss: null, signs }, {}, {}, { fieldName: "isWhole" })).toBe(isWhole);
  });

  test("a query is resolved with the extensions, in the language it names", () => {
    const asked = parse();
    for (const type of ownTypes(asked)) {
      for (const field of fieldsOf(type)) {
        for (const directive of directivesOf(field)) {
          if (extensions.has(directive.name.value))
            field.resolve = resolve(directive.name.value, argumentsOf(directive)) as Field["resolve"];
        }
      }
    }
    const source = `{
      week { key lead(language: tr) english: lead(language: en) teaser(language: tr) path(language: tr) englishPath: path(language: en) list todo { text(language: tr) } }
      article { sections { list(language: tr) links { path(language: en) } } }
    }`;
    const answer = graphqlSync({ schema: asked, source, rootValue: { week: node("PregnancyWeek", 1), article: node("Article") } });
    expect(answer.errors).toBeUndefined();
    // GraphQL returns objects without a prototype.
    expect(JSON.parse(JSON.stringify(answer.data))).toEqual({
      week: {
        key: "24",
        lead: "Haftanın özeti.",
        english: "The week in short.",
        teaser: "Haftanın özeti.",
        path: "/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24",
        englishPath: "/en/week-week-pregnancy-tracking-development/24",
        list: "pregnancyWeeks",
        todo: [{ text: "Bunu yapın." }, { text: "Bunu yapın." }, { text: "Bunu yapın." }],
      },
      article: {
        sections: [
          { list: ["Bir"], links: [{ path: "/en/privacy-policy" }] },
          { list: null, links: [{ path: "/en/week-week-pregnancy-tracking-development/24" }] },
          ...Array(4).fill({ list: null, links: null }),
        ],
      },
    });
  });
});
