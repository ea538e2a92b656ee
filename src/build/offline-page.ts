import { brandMark } from '../content/facts/brand-mark.ts';
import { offline as english } from '../content/en/offline.ts';
import { offline as french } from '../content/fr/offline.ts';
import type { Locale } from '../content/facts/languages.ts';
import { site } from '../content/facts/site.ts';
import { dark, light } from '../../tailwind.config.ts';

const texts = { en: english, fr: french };

type Scheme = typeof light;

const colours = ({ paper, ink, quiet, link, line, marigold }: Scheme) =>
  `--paper:${paper};--ink:${ink};--quiet:${quiet};--link:${link};--line:${line};--marigold:${marigold}`;

/** Reloads once the page answers, and on Back, which stays in this document in Firefox and WebKit. */
export function offlinePage(locale: Locale): string {
  const offline = texts[locale];
  const { size, point, arcs, stroke } = brandMark;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${offline.title} | ${site.name}</title>
<style>
:root{${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:44rem;margin:0 auto;padding:clamp(1.5rem,6vw,5rem) clamp(1.25rem,4vw,2.5rem)}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:700;font-size:1.125rem}
svg{width:2rem;height:2rem}
h1{margin:clamp(3rem,12vw,6rem) 0 0;font-size:clamp(2.5rem,6vw,4.75rem);line-height:1.02;letter-spacing:-.03em}
.lead{margin:1.5rem 0 0;font-size:clamp(1.125rem,1.6vw,1.3125rem);line-height:1.55;color:var(--quiet)}
h2{margin:3.5rem 0 1rem;font-size:1.25rem;line-height:1.3}
ul{margin:0;padding:0;list-style:none;border-bottom:1px solid var(--line)}
li{border-top:1px solid var(--line)}
a{color:var(--link);font-weight:600;text-underline-offset:4px}
li a{display:block;padding:.6rem 0;text-decoration:none;overflow-wrap:anywhere}
li a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:3px}
.retry{display:inline-block;margin-top:1rem;padding:.6rem 0}
section:not(:has(li)){display:none}
p.forms{color:var(--quiet)}
.waiting{margin:1.5rem 0 0;border-inline-start:3px solid var(--marigold);padding-inline-start:1rem}
</style>
</head>
<body>
<main>
<div class="brand"><svg viewBox="0 0 ${size} ${size}" fill="none" aria-hidden="true"><circle cx="${point.x}" cy="${point.y}" r="${point.r}" fill="var(--marigold)"/><path d="${arcs}" stroke="var(--link)" stroke-width="${stroke}"/></svg>${site.name}</div>
<h1>${offline.title}</h1>
<p class="lead">${offline.text}</p>
<p class="waiting" role="status" hidden>${offline.waiting}</p>
<a class="retry" href="">${offline.retry}</a>
<section>
<h2>${offline.seen}</h2>
<ul><!--seen--></ul>
<p class="forms">${offline.forms}</p>
</section>
</main>
<script>
{
let left;
const retry=()=>{left||fetch("",{method:"HEAD",cache:"no-store"}).then(()=>{left||location.reload()},()=>{})};
addEventListener("click",e=>{left=e.target.closest("a");if(left?.matches(".retry")){e.preventDefault();location.reload()}});
addEventListener("online",retry);
addEventListener("popstate",()=>location.reload());
setInterval(retry,4000);
}
</script>
</body>
</html>`;
}
