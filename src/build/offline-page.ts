import { offline as english } from '../content/en/offline.ts';
import { offline as french } from '../content/fr/offline.ts';
import type { Locale } from '../content/facts/languages.ts';
import { markShapes } from '../content/facts/mark.ts';
import { dark, darkGrounds, light, lightGrounds } from '../../tailwind.config.ts';

const texts = { en: english, fr: french };

/** The worker puts links for `<!--seen-->` and shows the line that says what waits (src/worker/offline-response.ts). */
export function offlinePage(locale: Locale, companyMarkup: string): string {
  const offline = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${offline.title} | ${companyMarkup}</title>
<style>${styles}</style>
</head>
<body>
<main>
<header>
<p class="brand"><svg viewBox="0 0 16 16" aria-hidden="true">${markShapes({ keys: '#fff6', lit: 'var(--marigold)' })}</svg>${companyMarkup}</p>
<h1>${offline.title}</h1>
<p class="lead">${offline.text}</p>
<p class="waiting" role="status" hidden>${offline.waiting}</p>
<a class="retry" href="">${offline.retry}</a>
</header>
<section>
<h2>${offline.seen}</h2>
<ul><!--seen--></ul>
<p class="forms">${offline.forms}</p>
</section>
</main>
<script>${retryScript}</script>
</body>
</html>`;
}

const colorVariables = (
  { paper, ink, quiet, link, line, marigold }: typeof light,
  { g, on, onq }: typeof lightGrounds.indigo,
) =>
  `--paper:${paper};--ink:${ink};--quiet:${quiet};--link:${link};--line:${line};--marigold:${marigold};--g:${g};--on:${on};--onq:${onq}`;

const styles = `:root{${colorVariables(light, lightGrounds.indigo)}}
@media (prefers-color-scheme:dark){:root{${colorVariables(dark, darkGrounds.indigo)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header,section{padding:clamp(1.25rem,4vw,2.5rem) max(clamp(1rem,4vw,4rem),50vw - 38.5rem)}
header{background:var(--g);color:var(--on)}
.brand{display:flex;align-items:center;gap:.5rem;margin:0;font-weight:700;font-size:1.1875rem;letter-spacing:-.02em}
svg{width:1.5rem;height:1.5rem}
h1{margin:clamp(3rem,8vw,6rem) 0 0;font-size:clamp(1.875rem,3.9vw,3.75rem);line-height:1.06;letter-spacing:-.02em}
.lead,.waiting{max-width:36em;margin:1rem 0 0;font-size:clamp(1.0625rem,1.4vw,1.25rem);line-height:1.5;color:var(--onq)}
.waiting{border-inline-start:3px solid var(--marigold);padding-inline-start:1rem}
.retry{display:inline-block;margin:1.5rem 0 1rem;padding:.8rem 1.375rem;border-radius:12px;background:var(--marigold);color:${lightGrounds.indigo.onact};line-height:1.2;text-decoration:none}
.retry:active{transform:translateY(2px)}
h2{margin:0 0 1rem;font-size:1.25rem;line-height:1.2}
ul{margin:0;padding:0;list-style:none;border-bottom:1px solid var(--line)}
li{border-top:1px solid var(--line)}
a{font-weight:600;text-underline-offset:4px}
li a{display:block;padding:.6rem 0;color:var(--link);text-decoration:none;overflow-wrap:anywhere}
li a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
header :focus-visible{outline-color:var(--on)}
section:not(:has(li)){display:none}
p.forms{max-width:36em;color:var(--quiet)}`;

/** Reloads once the page answers, and on Back, which stays in this document in Firefox and WebKit. */
const retryScript = `let clickedLink;
const reloadIfOnline=()=>{if(!clickedLink)fetch("",{method:"HEAD",cache:"no-store"}).then(()=>{if(!clickedLink)location.reload()},()=>{})};
addEventListener("click",event=>{clickedLink=event.target.closest("a");if(clickedLink?.matches(".retry")){event.preventDefault();location.reload()}});
addEventListener("online",reloadIfOnline);
addEventListener("popstate",()=>location.reload());
setInterval(reloadIfOnline,4000);`;
