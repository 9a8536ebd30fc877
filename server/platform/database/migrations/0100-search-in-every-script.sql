-- Names fold alike in every script and under every locale: `lower` and the classes of regular expressions know only ASCII letters where
-- the locale is C, and Turkish ones elsewhere. The tables are those of Unicode 16: what case, digits and signs there are beyond ASCII
-- once NFKD has taken a text apart. A test folds every character in both databases.
create or replace function search_fold(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text collate "C" := lower(name collate "C");
begin
  if octet_length(folded) <> length(folded) then
    -- Signs that stand for an apostrophe; NFKD makes a space and an accent of some of them.
    folded := normalize(translate(folded, '´΄᾽᾿῾`', ''), NFKD);
    -- Accents, points that are often left out, other apostrophes, and what is never seen.
    folded := regexp_replace(folded,
      '[‘’‛′‵Ꞌꞌ՚׳״\u02b9-\u02c1\u02c6-\u02d1\u02ec\u02ee\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7'
      '\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e8\u06ea-\u06ed\u070f\u0711\u0730-\u074a\u07eb-\u07f3'
      '\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u135d-\u135f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\u00ad\u115f\u1160\u17b4\u17b5'
      '\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]+',
      '', 'g');
    folded := translate(folded,
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏА'
      'БВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸ'
      'ԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑ'
      'ᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞ'
      'ⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖ'
      'ꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗'
      '𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟'
      '𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭'
      '𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪'
      '୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔'
      '᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔'
      '꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓'
      '𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢'
      '𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑'
      '𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџа'
      'бвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէը'
      'թժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡ'
      'ꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎ'
      'ⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗ'
      'ꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿'
      '𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟'
      '𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈'
      '𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃012345678901234567890123456789012345678901234567890123456789012345678901234'
      '567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
      '567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
      '567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
      '567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
      '567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
      '56789');
    -- Letters that are typed for each other, and Latin ones that have no plain form in Unicode.
    folded := translate(lower(folded),
      'ᲀᲁᲂᲃᲄᲅᲆᲇᲈςىیکةہھøłđðħŧıĸɓɗɖƙƴɠɣəǝɛɔɨʉɩʋɲŋァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶ',
      'вдосттъѣꙋσييكهههolddhtikbddkyggeeeoiuivnnぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖ');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return trim(regexp_replace(translate(folded, '''`', ''),
    '[\u0001-/:-@\u005b-`{-\u007f\u0080-\u00a9\u00ab-\u00b1\u00b6-\u00b7\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df'
    '\u02e5-\u02eb\u02ed\u02ef-\u02ff\u0375\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f'
    '\u061b-\u061f\u066a-\u066d\u06d4\u06de\u06e9\u06fd-\u06fe\u0700-\u070d\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888'
    '\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79'
    '\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda'
    '\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736'
    '\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f'
    '\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u2010-\u205e\u20a0-\u20c1\u2104\u2108'
    '\u2114\u2117-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a\u2141-\u2144\u214a-\u214d\u214f\u218a-\u244a\u2500-\u2775'
    '\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f'
    '\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716'
    '\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f'
    '\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff'
    '\ufbb2-\ufbd2\ufd3e-\ufd4f\ufd90-\ufd91\ufdc8-\ufdcf\ufdfd-\ufdff\ufe45-\ufe46\ufffc-\ufffd\U00010100-\U00010102'
    '\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878'
    '\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c'
    '\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89'
    '\U00011047-\U0001104d\U000110bb-\U000110c1\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd'
    '\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d8\U0001144b-\U0001144f'
    '\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9'
    '\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c'
    '\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8'
    '\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00016a6e-\U00016a6f\U00016af5'
    '\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c'
    '\U0001bc9f-\U0001ccd5\U0001ccfa-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c\U0001d183-\U0001d184'
    '\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d800-\U0001d9ff\U0001da37-\U0001da3a'
    '\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac'
    '\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbef\U0001fbfa\U000f0000-\U0010fffd]+',
    ' ', 'g'));
end $$;

-- Umlauts as they are spelled without dots: “Mueller” is Müller, and “Soerensen” Sørensen.
create function search_spell(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(name) = length(name) then return name; end if;
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalize(name, NFC), '[äÄ]', 'ae', 'g'), '[öÖøØ]', 'oe', 'g'), '[üÜ]', 'ue', 'g'), '[åÅ]', 'aa', 'g');
end $$;

-- What a search may begin with, a space ahead of each: from every word of a name on, without its spaces, so that “delacruz” and “de la”
-- both find “de la Cruz”. Twenty-four letters tell enough.
create function search_starts(variadic names text[]) returns text language plpgsql immutable strict parallel safe as $$
declare
  name text;
  form text;
  words text[];
  start text;
  starts text := '';
begin
  foreach name in array names loop
    foreach form in array array[public.search_fold(name), public.search_fold(public.search_spell(name))] loop
      words := string_to_array(form, ' ');
      for i in 1 .. cardinality(words) loop
        start := ' ' || left(array_to_string(words[i:], ''), 24);
        if strpos(starts || ' ', start || ' ') = 0 then starts := starts || start; end if;
      end loop;
    end loop;
  end loop;
  return starts;
end $$;

-- Everything that holds folded names is made anew.
drop trigger person_search_entries on person;
drop trigger person_first_search_entries on person;
drop trigger peloton_search_entries on peloton;
drop trigger organization_search_entries on organization;
drop trigger organization_first_search_entries on organization;
drop function search_enter(text, uuid, text, uuid[]);
drop table search_entry;
delete from search_word;
alter table person drop column search_name;
alter table peloton drop column search_name, drop column name_key;
alter table organization drop column search_name;

-- Where names are written without spaces the family comes first, whatever the fields are called.
alter table person
  add column search_name text not null generated always as (' ' || search_fold(first_name || ' ' || last_name)) stored,
  add column search_starts text not null generated always as (search_starts(variadic
    case when first_name || last_name ~ '[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
      then array[first_name || ' ' || last_name, last_name || ' ' || first_name]
      else array[first_name || ' ' || last_name] end)) stored;
alter table organization
  add column search_name text not null generated always as (' ' || search_fold(name)) stored,
  add column search_starts text not null generated always as (search_starts(name)) stored,
  -- Called as an older one is, by a rule for names that came later: both stay.
  add column is_namesake boolean not null default false;
-- Names are compared as they look in small letters and in capitals: Greek ν looks like v, and Ν like N.
alter table peloton
  add column search_name text not null generated always as (' ' || search_fold(name)) stored,
  add column search_starts text not null generated always as (search_starts(name)) stored,
  add column name_key text not null generated always as (coalesce(nullif(translate(
    replace(search_fold(replace(name, '|', 'l')), ' ', ''),
    'аеорсухіјѕԁһӏԛԝкмнтвαεοριυνκχτβγσωηօոսհցզ01',
    'aeopcyxijsdhlqwkmhtbaeopiuvkxtbyownonuhgqol'
  ), ''), name)) stored,
  add column capitals_key text not null generated always as (coalesce(nullif(translate(
    replace(search_fold(replace(name, '|', 'l')), ' ', ''),
    'аеорсухіјѕԁһӏԛԝкмнтвαβεζηικμνορτυχօս01ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ',
    'aeopcyxijsdhlqwkmhtbabezhikmnoptyxouolabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyzabehikmnopctyx'
  ), ''), name)) stored,
  add column is_namesake boolean not null default false;

update organization set is_namesake = true where exists (
  select from organization older where older.search_name = organization.search_name and older.search_name <> ' '
    and (older.created_at, older.id) < (organization.created_at, organization.id)
);
create unique index organization_name on organization (search_name) where search_name <> ' ' and not is_namesake;
update peloton set is_namesake = true where is_active and exists (
  select from peloton older where older.is_active
    and (older.name_key = peloton.name_key or older.capitals_key = peloton.capitals_key)
    and (older.created_at, older.id) < (peloton.created_at, peloton.id)
);
create function peloton_be_no_namesake() returns trigger language plpgsql as $$
begin
  new.is_namesake := false;
  return new;
end $$;
create trigger peloton_be_no_namesake before update of name on peloton
  for each row when (old.name <> new.name) execute function peloton_be_no_namesake();
create unique index peloton_name_taken on peloton (name_key) where is_active and not is_namesake;
create unique index peloton_capitals_taken on peloton (capitals_key) where is_active and not is_namesake;

insert into search_word
select distinct word from (
  select search_name from person union all select search_name from peloton
  union all select search_name from organization where is_listed
) named, unnest(string_to_array(trim(search_name), ' ')) word
where word <> '';

-- Every start of every name that can be found, with the name: whoever has one that begins as a search does is read from the index alone,
-- in one stretch of it, however many they are. A person stands here once for each event that they take part in; what belongs to no
-- event has none.
create table search_entry (
  type text not null check (type in ('User', 'Peloton', 'Organization')),
  subject_id uuid not null,
  event_id uuid,
  start text collate "C" not null,
  -- Where the start’s space stands among the starts, from 1: of one name’s that fit, the first is the one that is taken.
  place integer not null,
  starts text collate "C" not null,
  search_name text collate "C" not null
);
create function search_enter(kind text, subject uuid, name text, all_starts text, events uuid[]) returns void language sql as $$
  delete from search_entry where subject_id = subject;
  insert into search_entry (type, subject_id, event_id, start, place, starts, search_name)
  select kind, subject, event, start, 1 + coalesce(sum(length(start) + 1) over before, 0), all_starts, name
  from unnest(events) event, unnest(string_to_array(trim(all_starts), ' ')) with ordinality named (start, number)
  window before as (partition by event order by number rows between unbounded preceding and 1 preceding);
$$;

create or replace function search_enter_person() returns trigger language plpgsql as $$
begin
  perform search_enter('User', new.id, new.search_name, new.search_starts, new.event_ids);
  return null;
end $$;
create trigger person_search_entries after update on person for each row
  when (old.search_starts <> new.search_starts or old.search_name <> new.search_name or old.event_ids <> new.event_ids)
  execute function search_enter_person();
create trigger person_first_search_entries after insert on person for each row
  when (new.event_ids <> '{}')
  execute function search_enter_person();

create or replace function search_enter_peloton() returns trigger language plpgsql as $$
begin
  perform search_enter('Peloton', new.id, new.search_name, new.search_starts, case when new.is_active then array[null::uuid] end);
  return null;
end $$;
create trigger peloton_search_entries after insert or update of name, is_active on peloton
  for each row execute function search_enter_peloton();

create or replace function search_enter_organization() returns trigger language plpgsql as $$
begin
  perform search_enter(
    'Organization', new.id, new.search_name, new.search_starts, case when new.is_listed then array[null::uuid] end
  );
  return null;
end $$;
create trigger organization_first_search_entries after insert on organization for each row
  when (new.is_listed)
  execute function search_enter_organization();
create trigger organization_search_entries after update on organization for each row
  when (old.search_starts <> new.search_starts or old.search_name <> new.search_name or old.is_listed <> new.is_listed)
  execute function search_enter_organization();

do $$
begin
  perform search_enter('User', id, search_name, search_starts, event_ids) from person where event_ids <> '{}';
  perform search_enter('Peloton', id, search_name, search_starts, array[null::uuid]) from peloton where is_active;
  perform search_enter('Organization', id, search_name, search_starts, array[null::uuid]) from organization where is_listed;
end $$;
create index search_entry_start on search_entry (type, event_id, start) include (place, subject_id, starts, search_name);
create index search_entry_subject on search_entry (subject_id);
