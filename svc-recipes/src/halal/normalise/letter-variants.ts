/** Letters and signs that are read as another: what no Unicode form brings together. Each with what it is read as. */
export const letterVariants: ReadonlyMap<string, string> = new Map(
  `
  ø o  ł l  đ d  ð d  þ th  ß ss  æ ae  œ oe  ı i  ħ h  ŧ t  ŀ l  ƀ b  ɓ b  ɵ o  أ ا  إ ا  آ ا  ٱ ا
  ى ي  ی ي  ئ ي  ے ي  ې ي  ة ه  ہ ه  ھ ه  ۀ ه  ۃ ه  ە ه  ک ك  ڪ ك  ؤ و  ۇ و  ں ن  ς σ  ё е  ґ г  ॉ ो
  ऑ ओ  ँ ं  ॅ े  豬 猪  雞 鸡  鷄 鸡  鴨 鸭  鵝 鹅  腸 肠  臘 腊  燒 烧  焼 烧  紅 红  龜 龟  亀 龟  鱉 鳖  鼈 鳖  蝦 虾  驢 驴  馬 马
  貓 猫  醬 酱  醤 酱  滷 卤  鹵 卤  湯 汤  膠 胶  軟 软  無 无  純 纯  黃 黄  葉 叶  鮮 鲜  麵 面  麺 面  餃 饺  餛 馄  飩 饨  鍋 锅  貼 贴
  籠 笼  賣 卖  獅 狮  頭 头  鹹 咸  鴿 鸽  魚 鱼  鰻 鳗  鱷 鳄  鰐 鳄  蟲 虫  蠶 蚕  蟬 蝉  蠍 蝎  鴉 鸦  鷹 鹰  臺 台  騾 骡  熱 热  塊 块
  絞 绞  蔥 葱  葷 荤  雜 杂  凍 冻  裡 里  裏 里  釀 酿  醸 酿  蘭 兰  蘿 萝  龍 龙  紹 绍  興 兴  諾 诺  薩 萨  臉 脸  鋪 铺  製 制  過 过
  沒 没  換 换  東 东  乾 干  絲 丝  餅 饼  餡 馅  團 团  圓 圆  緬 缅  貢 贡  麥 麦  風 风  鮑 鲍  漢 汉  膽 胆  轉 转  氫 氢  懷 怀  醃 腌
  薰 熏  燻 熏  貝 贝  類 类  動 动  針 针  蟻 蚁  螞 蚂  樹 树  饅 馒  滾 滚  戶 户  蘇 苏  櫻 樱  餵 喂  發 发  鹽 盐  塩 盐  雙 双  捲 卷
  爐 炉  漿 浆  濃 浓  縮 缩  蠔 蚝  麴 曲  麹 曲  鹼 碱  醣 糖  營 营
  `
    .trim()
    .split(/\s{2,}|\n/)
    .map(pair => pair.trim().split(' '))
    .map(([written = '', read = '']) => [written, read] as const),
);
