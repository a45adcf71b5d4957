/**
 * Letters that Chinese cooks write in two ways, and Japanese cooks in a third: the simplified letter and behind it its other
 * forms, so that 'chicken' is one word in all of them.
 */
const forms =
  '鸡雞鷄鶏 鱼魚 面麵麺 饭飯 汤湯 虾蝦 葱蔥 姜薑 萝蘿 卜蔔 饼餅 饺餃 烧燒焼 炖燉 卤滷鹵 ' +
  '盐鹽塩 酱醬醤 咸鹹 腌醃 卷捲巻 叶葉 云雲 馄餛 饨飩 团團糰 鲑鮭 鳕鱈 鲜鮮 苹蘋 柠檸 凤鳳 ' +
  '龙龍竜 蚝蠔 锅鍋 丝絲糸 条條 块塊 肠腸 猪豬 鸭鴨 鹅鵝 贝貝 冻凍 浆漿 枣棗 莲蓮 红紅 ' +
  '绿綠緑 黄黃 韩韓 参參 芦蘆 笋筍 莴萵 层層 挞撻 圆圓 铁鐵鉄 碱鹼 树樹 蓝藍 樱櫻桜 松鬆 ' +
  '干乾 风風 凉涼 汉漢 麦麥 轻輕軽 炼煉練 罗羅 兰蘭 诺諾 马馬 铃鈴 鲍鮑 鲈鱸 鳗鰻 鱿魷 ' +
  '鲷鯛 鲳鯧 谷穀 豆荳 荞蕎 荠薺 苋莧 苏蘇 头頭 开開 贵貴 宫宮 爱愛 热熱 烩燴 炝熗 熏燻薰 ' +
  '馅餡 馍饃 馒饅 饪飪 饮飲 饵餌 盖蓋 浇澆 沥瀝 洒灑 净淨 浓濃 温溫 渍漬 鳞鱗 腊臘 脑腦 ' +
  '胶膠 国國 广廣 东東 乌烏 鸟鳥 鸽鴿 鹌鵪 鹑鶉 双雙 台臺 万萬 乡鄉 农農 军軍 节節 华華 ' +
  '酿釀 发發髮発 麻蔴 苔薹 鳝鱔 鲫鯽 鲢鰱 鲤鯉 钵缽 坛壇 笼籠 纸紙 网網 缤繽 纷紛 种種 ' +
  '类類 颗顆 个個箇 两兩 气氣気 车車 厘釐 亚亞 里裡裏 调調 适適 许許 点點 将將 后後 过過 ' +
  '鲔鮪 鲭鯖 钱錢 状狀 装裝 杂雜雑 杀殺 蟹蠏 蛎蠣 带帶 细細 长長 实實実 结結 绞絞 绵綿 ' +
  '罐缶 荤葷 萨薩 蒌蔞 补補 贴貼 转轉転 酝醞 鸣鳴 妈媽 岛島 庆慶 搅攪 摊攤 晒曬 杨楊 桥橋';

export const simplified: Record<string, string> = Object.fromEntries(
  forms.split(' ').flatMap(([first = '', ...others]) => others.map(other => [other, first])),
);
