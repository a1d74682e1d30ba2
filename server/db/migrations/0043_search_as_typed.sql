-- What is compared by the search; domain/searchable.ts does the same to what is typed. Most texts are ASCII and take the
-- first branch. In the other, capitals beyond ASCII are listed, because lower() leaves them in the locale C.
CREATE FUNCTION "searchable"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when octet_length("written") = char_length("written")
    then lower(translate("written", E'-\t\n\r''`', '    '))
    else normalize(
      replace(replace(replace(replace(
        regexp_replace(
          translate(
            lower(regexp_replace(
              normalize(
                regexp_replace("written", '[''`\u00ad\u00b4\u02b9\u02bb\u02bc\u05f3\u061c\u0640\u180e\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2060-\u2069\ufe00-\ufe0f\ufeff\uff07]', '', 'g'),
                NFKD),
              '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g')),
            'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞỺỼỾøđðłħıς',
            'ædoþdhlŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßỻỽỿoddlhiσ'),
          '[\t\n\r\u002d\u05be\u1680\u2010-\u2015\u2028\u2029\u2212]', ' ', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      NFC)
  end
$$;--> statement-breakpoint
DROP INDEX "contacts_search";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_search";--> statement-breakpoint
DROP INDEX "notes_search";--> statement-breakpoint
DROP INDEX "workshop_leads_search";--> statement-breakpoint
DROP INDEX "workshop_registrations_search";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(' ' || coalesce("name", '') || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || coalesce("phone", '') || ' ' || translate(coalesce("phone", ''), ' ()+.-', ''))) STORED;--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin (searchable(' ' || "name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notes_search" ON "notes" USING gin (searchable("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workshop_leads_search" ON "workshop_leads" USING gin (searchable(' ' || "name" || ' ' || "email" || ' ' || "company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workshop_registrations_search" ON "workshop_registrations" USING gin (searchable(' ' || "name" || ' ' || "email" || ' ' || "company") gin_trgm_ops);