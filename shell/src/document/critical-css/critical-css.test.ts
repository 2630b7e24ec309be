import { criticalCss } from './critical-css.ts';
import { pageTokens } from './page-tokens.ts';
import { parseStylesheet } from './parse-stylesheet.ts';

const page = `<html lang="en-KE"><body><main id="main"><a class="card card--wide" href="/" aria-current="page">x</a></main>`;
const critical = (...stylesheets: readonly string[]): string =>
	criticalCss(
		stylesheets.map((css) => parseStylesheet(css, '/shell/v1/assets/main.css')),
		pageTokens(page),
	);

test.each([
	['.card{color:red}'],
	['main>.card{color:red}'],
	['#main .card--wide{color:red}'],
	['a[aria-current=page]{color:red}'],
	['a:focus-visible{outline:1px solid}'],
	['a:not(.gone){color:red}'],
	[':is(.card,.gone){color:red}'],
	['*{margin:0}'],
	['.card::before{content:"}"}'],
	['@media (prefers-color-scheme:dark){.card{color:red}}'],
	['@layer base{a{color:red}}'],
	['.card{color:red;&.card--wide{color:green}}'],
	[':root[data-session] a{visibility:hidden}'],
])('%s is critical', (css) => {
	expect(critical(css)).toBe(css);
});

test.each([
	['.gone{color:red}'],
	['main .gone a{color:red}'],
	['#other{color:red}'],
	['a[hidden]{color:red}'],
	['a:hover{color:red}'],
	[':where(.gone) a{color:red}'],
	['@media print{a{color:red}}'],
	['@media (width>=40rem){.gone{color:red}}'],
	['@keyframes spin{to{rotate:1turn}}'],
])('%s is not critical', (css) => {
	expect(critical(css)).toBe('');
});

test('of a rule with several selectors only the matching ones stay', () => {
	expect(critical('.gone,.card,b{color:red}')).toBe('.card{color:red}');
});

test('of nested rules only the matching ones stay', () => {
	expect(critical('.card{color:red;& .gone{color:green}&:hover{color:blue}}')).toBe('.card{color:red}');
});

test('a custom property stays where it is read, also through another one', () => {
	expect(critical(':root{--a:var(--b);--b:1px;--c:2px}', '.card{margin:var(--a)}')).toBe(
		':root{--a:var(--b);--b:1px}.card{margin:var(--a)}',
	);
});

test('a custom property of a CSS module, whose name has an escaped dot, stays where it is read', () => {
	const css = String.raw`.card{--card\.module__gap:1px;margin:var(--card\.module__gap)}`;
	expect(critical(css)).toBe(css);
});

test('a custom property stays where a drawing of the page reads it', () => {
	const tokens = pageTokens('<svg><path fill="var(--sky)" stroke="var(--hill, red)"/></svg>');
	const css = ':root{--sky:var(--blue);--blue:#00f;--hill:#0f0;--gone:#f00}';
	const expected = ':root{--sky:var(--blue);--blue:#00f;--hill:#0f0}';
	expect(criticalCss([parseStylesheet(css, '/main.css')], new Set([...tokens, ':root']))).toBe(expected);
});

test('an animation stays where it is used', () => {
	const keyframes = '@keyframes spin{to{rotate:1turn}}';
	expect(critical(`${keyframes}.card{animation:spin 1s}`)).toBe(`${keyframes}.card{animation:spin 1s}`);
});

test('stylesheets and layers preserve their order', () => {
	expect(critical('@layer base,page;a{color:red}', 'a{color:green}')).toBe(
		'@layer base,page;a{color:red}a{color:green}',
	);
});

test('file addresses become absolute, and embedded pictures stay unchanged', () => {
	const face = '@font-face{font-family:F;src:url(../assets/f.1a.woff2)format("woff2")}';
	const picture = '.card{background:url("data:image/svg+xml,<svg/>")}';
	expect(critical(face + picture)).toBe(face.replace('../assets', '/shell/v1/assets') + picture);
});
