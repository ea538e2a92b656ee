/** A round trip, in milliseconds, within which even a cheap phone lays a page out and paints it. */
const slowTrip = 200;

/**
 * The inline script in every built page's head. It starts the application once the page's text has
 * been painted, so that its files never compete with it; at once when the visitor is quicker than the
 * paint, or when there is none to wait for (a background tab).
 *
 * Where the link is so slow that the text is painted before the first of them can arrive, waiting would
 * only leave it idle: there the files are asked for at once. Safari and Firefox do not tell, and wait.
 * @param files addresses of what the page needs to react, the entry first.
 */
export function bootScript(files: readonly string[]): string {
  return [
    '(function(d){',
    `var f=${JSON.stringify(files)},a,o,c=navigator.connection,`,
    'add=function(n,p){for(var k in p)n[k]=p[k];d.head.appendChild(n)},',
    'ask=function(){if(!a){a=1;f.forEach(function(h){',
    'add(d.createElement("link"),{rel:"modulepreload",href:h})})}},',
    's=function(){ask();',
    'if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",s,{once:true});',
    'else if(!o){o=1;add(d.createElement("script"),{type:"module",src:f[0]})}};',
    `if(c&&c.rtt>=${slowTrip})ask();`,
    'if(d.hidden||!window.PerformanceObserver)return s();',
    'try{new PerformanceObserver(s).observe({type:"paint",buffered:true})}catch(e){s()}',
    '["pointerdown","keydown"].forEach(function(t){addEventListener(t,s,{once:true})});',
    'addEventListener("load",function(){setTimeout(s,2000)})',
    '})(document)',
  ].join('');
}
