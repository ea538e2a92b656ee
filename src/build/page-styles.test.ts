import { expect, test } from 'vitest';
import { pageStyles } from './page-styles';

const styles = (sheet: string, html: string, scripts = '') => pageStyles(sheet, html, scripts);

test('a page keeps the rules of its classes and elements', () => {
  const sheet = 'body{margin:0}.used{color:red}.idle{color:#00f}.used .idle{top:0}';
  expect(styles(sheet, '<body><p class="x used">')).toBe('body{margin:0}.used{color:red}');
});

test('names with special characters are found, also as HTML writes them', () => {
  const sheet = String.raw`.md\:mt-2\.5{top:0}.\[\&\>li\]\:p-1>li{left:0}.w-\[\"a\"\]{right:0}`;
  const html = '<p class="md:mt-2.5 [&amp;&gt;li]:p-1"><li>';
  expect(styles(sheet, html)).toContain('top:0');
  expect(styles(sheet, html)).toContain('left:0');
  expect(styles(sheet, html)).not.toContain('right:0');

  const quoted = String.raw`.before\:content-\[\'·\'\]:before{content:'·'}`;
  expect(styles(quoted, '<p class="p-1 before:content-[&#x27;·&#x27;]">')).toContain('·');
  expect(styles(quoted, '<p>', "x(`p-1 before:content-['·']`)")).toContain('·');
});

test('elements that the page does not have need no rules, nor do pickers', () => {
  const sheet = 'hr{top:0}p{left:0}::file-selector-button{right:0}::placeholder{opacity:1}';
  expect(styles(sheet, '<p>')).toBe('p{left:0}');
  expect(styles(sheet, '<p><input placeholder="x">')).toBe('p{left:0}::placeholder{opacity:1}');
  expect(styles(sheet, '<input name="resume" type="file"/>')).toContain('right:0');
});

test('classes that a script may set stay', () => {
  const sheet = '.open{top:0}.closed{top:1px}';
  expect(styles(sheet, '<p>', 'a?`open b`:"shut"')).toBe('.open{top:0}');
});

test('classes inside :where and :is count', () => {
  const sheet = ':where(.idle>*){top:0}:is(.used,.idle){left:0}:where(.used>*){right:0}';
  const kept = styles(sheet, '<p class="used">');
  expect(kept).not.toContain('top:0');
  expect(kept).toContain('left:0');
  expect(kept).toContain('right:0');
});

test('custom properties and animations go with the last rule that needs them', () => {
  const sheet = [
    ':root{--a:var(--b);--b:red;--c:1px;--long-a:0}',
    '.used{color:var(--a);animation:1s spin}.idle{top:var(--c);animation:1s fade}',
    '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
  ].join('');
  const kept = styles(sheet, '<p class="used">');
  expect(kept).toContain('--a:var(--b);--b:red');
  expect(kept).toContain('@keyframes spin');
  for (const gone of ['--c', '--long-a', 'fade']) expect(kept).not.toContain(gone);
});

test('a property starts from its initial value by a rule, in every browser', () => {
  const sheet = [
    '@layer properties{@supports (a:b) and (not (color:rgb(from red r g b))){*,:before{--x:0}}}',
    '.used{top:var(--x)}@property --x{syntax:"*";inherits:false;initial-value:0}',
  ].join('');
  expect(styles(sheet, '<p class="used">')).toBe(
    '@layer properties{*,:before{--x:0}}.used{top:var(--x)}',
  );
});

test('elements that a script may make keep their rules', () => {
  const sheet = 'button{top:0}select{left:0}';
  expect(styles(sheet, '<p>', 'jsx("button",{})')).toBe('button{top:0}');
});

test('what comes with a pointer, and how, is left to the whole sheet', () => {
  const sheet =
    '.used:hover{top:0}:is(:where(.used):hover .used){left:0}.used{color:red;transition:color .2s;transition-duration:var(--t,1s)}';
  expect(styles(sheet, '<p class="used">')).toBe('.used{color:red}');
});

test('paper is for pages that offer to be printed', () => {
  const sheet = '@media print{p{top:0}}@media screen{p{left:0}}';
  expect(styles(sheet, '<p>')).toBe('@media screen{p{left:0}}');
  expect(styles(sheet, '<p data-print="">')).toContain('@media print{p{top:0}}');
});

test('states that neither the page nor its start brings about need no rules', () => {
  const sheet = '[aria-invalid=true]{top:0}[hidden]{left:0}[data-state=on]{right:0}';
  expect(styles(sheet, '<p hidden="">', 'x({"data-state":1})')).toBe(
    '[hidden]{left:0}[data-state=on]{right:0}',
  );
});

test('names of properties that nothing sets give way to their values', () => {
  const sheet = [
    '@layer properties{@supports (a:b) and (not (color:rgb(from red r g b))){*,:before{--tw-a:initial;--tw-b:0 0 #0000;--tw-c:initial}}}',
    '.used{line-height:var(--tw-a,calc(1px + 1em));box-shadow:var(--tw-b),var(--tw-c,);--tw-c:0 0 red}',
  ].join('');
  expect(styles(sheet, '<p class="used">')).toBe(
    '@layer properties{*,:before{--tw-c:initial}}.used{box-shadow:0 0 #0000,var(--tw-c,);--tw-c:0 0 red;line-height:calc(1px + 1em)}',
  );
});
