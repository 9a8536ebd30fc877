-- What names are searched and compared by: more letters that are typed for each other, more ways to write a name, and letters and digits
-- of one script that look alike. `search_fold` keeps its tables in migration 0100, under a new name.
alter function search_fold(text) rename to search_fold_signs;

-- Cyrillic letters that many keyboards don't have. Chinese and Japanese characters of names in one form: simplified, or as Japanese names
-- have them, of the older, traditional and other ones. The whole of the traditional ones is ten times as long, and few are in names.
create function search_fold(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := public.search_fold_signs(name);
begin
  if octet_length(folded) <> length(folded) then
    folded := translate(folded, 'ґғқҡҟҝңҥөүұҳҷҹәҙҫҗ', 'ггккккнноуухччазсж');
    if folded ~ '[\u3400-\u9fff\U00020000-\U0003ffff]' then folded := translate(folded,
      '⻆严並丰乐乕乡乾亂亙亞从传佇佈佛來侖係俠倆倉個們倖倫偉側偵傑傘備傳債傾僅僑儀億優儷儿兒內兩关冊冨净凉凍凜凱則剑剛剱劃劇劉劍劔劳勁勋動務勛勝勞'
      '勢勳勵區協单卻厅历厲县參发变叢吳呂啓啟喚喬單嚴团图圆圈國園圓圖團圧執堅堯報場塗塩塲塵增墮壓壯売壹壽夢奧奮妝娛婁婦媽嫻嬌孫學实宮實寧審寫寬寶对'
      '將專尋對導尧岡岩峯島峽崈崗嵐嵜嶋嶌嶺嶽巖巢帥带師帶幣幫幹幾广庄应庫廃廈廢廣廳張強弾彈彌归彙彥後徑從復德徹总恆悅惠惱愛愷愼慮慶憐憑憲憶懇應懷懸'
      '戀战戰戲戶户拜揚擇據擧攜收敎數斂斋斎斷於昇显時晄晉晓晝暉暢曄曉曠書曻曾會权杦東枩柗柵栁桒條梟棗棟棲検楊楓楨業楳極榮槇構槍様樂樑樓標樣樱樹樺橋'
      '機橫檉檜檢檸櫻權欒歐歡步歲歷歸殘每气氣氫決沒沖況泷泽济淚淨淩淵淺渕渙測渾湧湯湻準溝溪溫滄滅满滨滬滿漁漢漣漲漸潁潔潛潤澀澁澤濃濟濤濱濵瀅瀟瀧瀨'
      '瀬瀾灣灵為烏無煉煒煙煥熱燁燈燒營燦爍爐爭爲爺爾牆狀狹獅獎獨獲獻現瑋瑣瑤瑩瑪璉環璽瓊甌產畢畫異當疊瘋發皺盜盡監盤盧眞眾碕碩確祕祿禎禪禮禰禱稅種'
      '稱稳稻穀穌積穎穐穗穩窮竇筆節範築篤簡簫籃籌粹糧紀約紅紋納紐純紗紘級紛紹終組結絢給統絲絹綁經綠維綱網綸綺綿緊緒緖線締緣編緯練緹縈縣縱總績織繡繩'
      '繪繼續纏纓纖经绘续绿缘罷羅羨義翆習翹聖聞聪聯聰聲聶職肅肈脈腦膽臨臺與興舉舊舘舩艦艱艷艺芻荣莊莖華萊萠萤萬葉葦蒼蓋蓮蔣蔥蔭蕓蕭薔薦薩薰藍藏藝藥'
      '蘆蘇蘊蘋蘭處虛虜號螢蠻術衛衞補裝裡見規視親覺覽觀觸訓記訪設許評詞詠詩該詳誕語誠課誼調談請諸諾謀謙謝謠謹證識譚護譽讀變讓讚让谣豐豔豬貝貞財貢貫'
      '責貴費賀資賈賓賜賞賢賣賦質賴購賽贊贒赖赞趕趙踐躍車軍軒軟較載輔輕輝輪輯輿轅轉转轻辦辨農边迴連進遊運過達遙遜遠適遲遷選遼邁還邉邊邏邨邻郟郵鄉鄒'
      '鄔鄕鄧鄭鄰鄺醫釋釗鈞鈴鈺鉅鉉鉑鉤銀銅銓銖銘銳鋁鋒鋼錚錢錦錫鍵鍾鎮鏗鏡鐘鐵鑄鑑鑒鑰鑼铁锐長門閃開閎閏間閔閣閱閻闊關闡陞陣陰陳陸陽隐際隨隱雋雖雙'
      '雛雜雞離難雲電霧靈靑靚靜鞏韋韓韜韻頁項順須頌預頓頗領頤頭頰頻題額顏願類顥顧顯風颯颱飄飛飯飲飾養餘餠館馬馮馳駝駱駿騎騫騰驅驊驍驕驗驚驥驱體髙髮'
      '鬆鬱魚魯鮑鮮鯉鯤鲇鳟鳥鳳鳴鴛鴦鴻鴿鵑鵡鵬鶯鶴鷄鷗鷹鸡鸥鹹鹽麗麥麵麼黃黑默點黨齊齋齐齡龄龍龐龔龙龜龟𠮷𡈽﨑',
      '角厳并豊楽虎郷干乱亘亚従伝伫布仏来仑系侠俩仓个们幸伦伟侧侦杰伞备伝债倾仅侨仪亿优俪児児内两関册富浄涼冻凛凯则剣刚剣划剧刘剣剣労劲勲动务勲胜労'
      '势勲励区协単却庁歴厉県参発変丛吴吕启启唤乔単厳団図円圏国园円図団压执坚尭报场涂盐场尘増堕压壮卖壱寿梦奥奋妆娱娄妇妈娴娇孙学実宫実宁审写宽宝対'
      '将专寻対导尭冈巌峰岛峡崇岗岚崎岛岛岭岳巌巣帅帯师帯币帮干几広荘応库废厦废広庁张强弹弹弥帰汇彦后径従复徳彻総恒悦恵恼爱恺慎虑庆怜凭宪忆恳応怀悬'
      '恋戦戦戏戸戸拝扬择据挙携収教数敛斉斉断于升顕时晃晋暁昼晖畅晔暁旷书升曽会権杉东松松栅柳桑条枭枣栋栖检杨枫桢业梅极栄槙构枪样楽梁楼标样桜树桦桥'
      '机横柽桧检柠桜権栾欧欢歩岁歴帰残毎気気氢决没冲况滝沢済泪浄凌渊浅渊涣测浑涌汤淳准沟渓温沧灭満浜沪満渔汉涟涨渐颍洁潜润涩渋沢浓済涛浜浜滢潇滝濑'
      '濑澜湾霊为乌无炼炜烟焕热烨灯烧营灿烁炉争为爷尔墙状狭狮奖独获献现玮琐瑶莹玛琏环玺琼瓯产毕画异当叠疯発皱盗尽监盘卢真众崎硕确秘禄祯禅礼祢祷税种'
      '称穏稲谷稣积颖秋穂穏穷窦笔节范筑笃简箫篮筹粋粮纪约红纹纳纽纯纱纮级纷绍终组结绚给统丝绢绑経緑维纲网纶绮绵紧绪绪线缔縁编纬练缇萦県纵総绩织绣绳'
      '絵继続缠缨纤経絵続緑縁罢罗羡义翠习翘圣闻聡联聡声聂职肃肇脉脑胆临台与兴举旧馆船舰艰艳芸刍栄荘茎华莱萌蛍万叶苇苍盖莲蒋葱荫芸萧蔷荐萨薫蓝蔵芸药'
      '芦苏蕴苹兰处虚虏号蛍蛮术卫卫补装里见规视亲觉览观触训记访设许评词咏诗该详诞语诚课谊调谈请诸诺谋谦谢謡谨证识谭护誉读変譲賛譲謡豊艳猪贝贞财贡贯'
      '责贵费贺资贾宾赐赏贤卖赋质頼购赛賛贤頼賛赶赵践跃车军轩软较载辅軽辉轮辑舆辕転転軽办弁农辺回连进游运过达遥逊远适迟迁选辽迈还辺辺逻村隣郏邮郷邹'
      '邬郷邓郑隣邝医释钊钧铃钰巨铉铂钩银铜铨铢铭鋭铝锋钢铮钱锦锡键钟镇铿镜钟鉄铸鉴鉴钥锣鉄鋭长门闪开闳闰间闵阁阅阎阔関阐升阵阴陈陆阳隠际随隠隽虽双'
      '雏杂鶏离难云电雾霊青靓静巩韦韩韬韵页项顺须颂预顿颇领颐头頬频题额颜愿类颢顾顕风飒台飘飞饭饮饰养余餅馆马冯驰驼骆骏骑骞腾駆骅骁骄验惊骥駆体高発'
      '松郁鱼鲁鲍鲜鲤鲲鮎鱒鸟凤鸣鸳鸯鸿鸽鹃鹉鹏莺鹤鶏鴎鹰鶏鴎咸盐丽麦面么黄黒黙点党斉斉斉齢齢竜庞龚竜亀亀吉土崎');
    end if;
  end if;
  return folded;
end $$;

-- How else people type a name: umlauts in both spellings, Saint in both lengths, and Arabic names without their article.
create function search_forms(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := public.search_fold(name);
begin
  return array[
    folded,
    public.search_fold(public.search_spell(name)),
    regexp_replace(folded, '([aou])e|a(a)', '\1\2', 'g'),
    regexp_replace(folded, '(^| )saint(e?)(?= |$)', '\1st\2', 'g'),
    regexp_replace(folded, '(^| )st(e?)(?= |$)', '\1saint\2', 'g'),
    regexp_replace(folded, '(^| )ال(?=[^ ]{3})', '\1', 'g')
  ];
end $$;

-- As of migration 0100, of more forms.
create or replace function search_starts(variadic names text[]) returns text language plpgsql immutable strict parallel safe as $$
declare
  name text;
  form text;
  words text[];
  start text;
  starts text := '';
begin
  foreach name in array names loop
    foreach form in array public.search_forms(name) loop
      words := string_to_array(form, ' ');
      for i in 1 .. cardinality(words) loop
        start := ' ' || left(array_to_string(words[i:], ''), 24);
        if strpos(starts || ' ', start || ' ') = 0 then starts := starts || start; end if;
      end loop;
    end loop;
  end loop;
  return starts;
end $$;

-- What a peloton's name looks like, as the skeletons of Unicode Technical Standard 39: I, l, 1 and bars are one, O and 0, rn and m, vv and w,
-- and each of `alike` is the letter of `letters` at its place. A capital I is an i in another case, so i is among them, too.
create function peloton_skeleton(name text, alike text, letters text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(replace(replace(translate(
    replace(public.search_fold(translate(name, '|ǀ∣│❘｜', 'llllll')), ' ', ''), alike, letters
  ), 'rn', 'm'), 'vv', 'w'), ''), name)
$$;

-- Everything that holds folded names is made anew, as in migration 0100.
drop trigger person_search_entries on person;
drop trigger person_first_search_entries on person;
drop trigger peloton_search_entries on peloton;
drop trigger organization_search_entries on organization;
drop trigger organization_first_search_entries on organization;
delete from search_entry;
delete from search_word;
alter table person drop column search_name, drop column search_starts;
alter table peloton drop column search_name, drop column search_starts, drop column name_key, drop column capitals_key;
alter table organization drop column search_name, drop column search_starts;

-- Where names are written without spaces the family comes first, whatever the fields are called.
alter table person
  add column search_name text not null generated always as (' ' || search_fold(first_name || ' ' || last_name)) stored,
  add column search_starts text not null generated always as (search_starts(variadic
    case when first_name || last_name ~ '[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
      then array[first_name || ' ' || last_name, last_name || ' ' || first_name]
      else array[first_name || ' ' || last_name] end)) stored;
alter table organization
  add column search_name text not null generated always as (' ' || search_fold(name)) stored,
  add column search_starts text not null generated always as (search_starts(name)) stored;
-- Names are compared as they look in small letters and in capitals: Greek ν looks like v, and Ν like N.
alter table peloton
  add column search_name text not null generated always as (' ' || search_fold(name)) stored,
  add column search_starts text not null generated always as (search_starts(name)) stored,
  add column name_key text not null generated always as (peloton_skeleton(name,
    'аеорсухіјѕԁһӏԛԝкмнтвαεοριυνκχτβγσωηօոսհցզ01i',
    'aeopcyxljsdhlqwkmhtbaeopluvkxtbyownonuhgqoll'
  )) stored,
  add column capitals_key text not null generated always as (peloton_skeleton(name,
    'аеорсухіјѕԁһӏԛԝкмнтвαβεζηικμνορτυχօս01ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭi',
    'aeopcyxljsdhlqwkmhtbabezhlkmnoptyxouolabcdeghljklmprstvwyzabcdefghljklmnoprstuvwxyzabehlkmnopctyxl'
  )) stored;

-- Those that now have the name of an older one keep it.
update organization set is_namesake = true where not is_namesake and exists (
  select from organization older where older.search_name = organization.search_name and older.search_name <> ' '
    and (older.created_at, older.id) < (organization.created_at, organization.id)
);
create unique index organization_name on organization (search_name) where search_name <> ' ' and not is_namesake;
update peloton set is_namesake = true where is_active and not is_namesake and exists (
  select from peloton older where older.is_active
    and (older.name_key = peloton.name_key or older.capitals_key = peloton.capitals_key)
    and (older.created_at, older.id) < (peloton.created_at, peloton.id)
);
create unique index peloton_name_taken on peloton (name_key) where is_active and not is_namesake;
create unique index peloton_capitals_taken on peloton (capitals_key) where is_active and not is_namesake;

insert into search_word
select distinct word from (
  select search_name from person union all select search_name from peloton
  union all select search_name from organization where is_listed
) named, unnest(string_to_array(trim(search_name), ' ')) word
where word <> '';

create trigger person_search_entries after update on person for each row
  when (old.search_starts <> new.search_starts or old.search_name <> new.search_name or old.event_ids <> new.event_ids)
  execute function search_enter_person();
create trigger person_first_search_entries after insert on person for each row
  when (new.event_ids <> '{}')
  execute function search_enter_person();
create trigger peloton_search_entries after insert or update of name, is_active on peloton
  for each row execute function search_enter_peloton();
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
