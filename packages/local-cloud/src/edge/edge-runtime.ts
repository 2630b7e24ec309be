import vm from 'node:vm';
import { edgeBuiltins } from './edge-builtins.ts';

/** Stops an endless loop while the code is loaded. It counts wall time, which a loaded machine may take from any code. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Takes from a fresh context whatever the list does not name. The symbols that `match`, `replace`, `search` and `split` of a string
 * go by stay; those of iteration go, and with them `for…of`, spread and destructuring of lists, which the runtime lacks, too.
 */
const CUT = `(({ objects, typedArray, globals }) => {
	const ownKeys = Reflect.ownKeys;
	const kept = ['length', 'name', 'prototype', 'constructor', 'stackTraceLimit', Symbol.toPrimitive].concat(
		[Symbol.match, Symbol.replace, Symbol.search, Symbol.split],
	);
	const cut = (target, names) =>
		ownKeys(target).forEach((key) => {
			if (!kept.includes(key) && !(names && names.includes(key))) delete target[key];
		});
	const builtins = Object.keys(objects).map((name) => ({ builtin: globalThis[name], members: objects[name] }));
	builtins.push({ builtin: Object.getPrototypeOf(Int8Array), members: typedArray });
	cut(globalThis, Object.keys(objects).concat(globals));
	builtins.forEach(({ builtin, members }) => {
		cut(builtin, members.own);
		if (builtin.prototype) cut(builtin.prototype, members.prototype);
	});
})`;

/** A context with the documented builtins of `cloudfront-js-2.0` and no others; code cannot be made of text in it. */
function edgeContext(): vm.Context {
	const log = (line: unknown): void => console.log(line);
	const context = vm.createContext(
		{ console: { log }, atob, btoa, TextDecoder, TextEncoder },
		{ codeGeneration: { strings: false, wasm: false } },
	);
	vm.runInContext(CUT, context)(edgeBuiltins);
	return context;
}

/**
 * The handler of a CloudFront Function (synchronous), evaluated in strict mode with the builtins that CloudFront has. Events and
 * answers cross as JSON, so that no list or text of this process, which has every builtin, comes in.
 */
export function edgeHandler<Answer>(code: string, loadTimeoutMs = LOAD_TIMEOUT_MS): (event: object) => Answer {
	const context = edgeContext();
	const source = `'use strict';${code}\n;(function (text) { return JSON.stringify(handler(JSON.parse(text))); })`;
	const answer: (text: string) => string = new vm.Script(source).runInContext(context, { timeout: loadTimeoutMs });
	return (event) => JSON.parse(answer(JSON.stringify(event)));
}
