import { edgeHandler } from './edge-runtime.ts';

const evaluate = (expression: string): unknown =>
	edgeHandler<{ value: unknown }>(`function handler(event) { return { value: ${expression} }; }`)({
		list: [1, 2],
		text: 'a-b',
	}).value;

test.each([
	['event.list.flatMap(function (one) { return [one, one]; })', 'flatMap is not a function'],
	['event.text.at(0)', 'at is not a function'],
	['[].concat(event.text.matchAll(/a/g))', 'matchAll is not a function'],
	['Object.fromEntries([])', 'fromEntries is not a function'],
	['Array.from(event.list)', 'from is not a function'],
	['new Map()', 'Map is not defined'],
	['structuredClone(event)', 'structuredClone is not defined'],
	['setTimeout(handler, 1)', 'setTimeout is not defined'],
	['process.env', 'process is not defined'],
	["require('node:fs')", 'require is not defined'],
	["eval('1')", 'Code generation from strings disallowed'],
	["new Function('return 1')()", 'Code generation from strings disallowed'],
	['[...event.list]', 'not iterable|not a function|Symbol.iterator'],
])('%s is missing in CloudFront and throws', (expression, message) => {
	expect(() => evaluate(expression)).toThrow(new RegExp(message));
});

test.each([
	["event.text.split('-')", ['a', 'b']],
	["event.text.replace(/-(b)/, '+$1')", 'a+b'],
	['event.text.match(/b/)[0]', 'b'],
	['event.list.find(function (one) { return one > 1; })', 2],
	['Object.keys(event)', ['list', 'text']],
	['`$' + "{event.text}!`.padStart(5, '.')", '.a-b!'],
	["encodeURIComponent('ä') + btoa('a')", '%C3%A4YQ=='],
	['Math.max(1, 2) + Number.parseInt("3")', 5],
	['/(?<first>a)/.exec(event.text).groups.first', 'a'],
	['new Uint8Array([1, 2]).indexOf(2)', 1],
])('%s runs as in a CloudFront function', (expression, value) => {
	expect(evaluate(expression)).toEqual(value);
});

test('an assignment to an undeclared name throws, as in strict code', () => {
	expect(() => edgeHandler('function handler() { typo = 1; return {}; }')({})).toThrow('typo is not defined');
});

test('two functions share no state', () => {
	edgeHandler('Object.prototype.leaked = 1; function handler() { return {}; }')({});
	expect(evaluate('({}).leaked')).toBeUndefined();
});
