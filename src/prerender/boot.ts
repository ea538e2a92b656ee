/**
 * The inline script of every built page. It fetches the application once the page's text has been
 * painted, so that the script never competes with it on a slow link; at once when the visitor is
 * quicker than the paint, or when there is none to wait for (a background tab).
 */
export function bootScript(entry: string): string {
  return [
    '(function(d){',
    'var o,s=function(){if(!o){o=1;',
    `var e=d.createElement("script");e.type="module";e.src=${JSON.stringify(entry)};`,
    'd.head.appendChild(e)}};',
    'if(d.hidden||!window.PerformanceObserver)return s();',
    'try{new PerformanceObserver(s).observe({type:"paint",buffered:true})}catch(e){s()}',
    '["pointerdown","keydown"].forEach(function(t){addEventListener(t,s,{once:true})});',
    'addEventListener("load",function(){setTimeout(s,2000)})',
    '})(document)',
  ].join('');
}
