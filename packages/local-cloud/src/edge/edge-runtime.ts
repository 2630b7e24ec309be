import vm from 'node:vm';
import { edgeBuiltins } from './edge-builtins.ts';

/** Stops an endless loop while the code is loaded. Wall-clock time: a busy machine may delay any code. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Removes unlisted builtins from a fresh context. The symbols behind `match`, `replace`, `search` and `split` of a
 * string stay; those of iteration are removed, and with them `for…of`, spread and destructuring of lists, which the
 * runtime lacks, too.
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

/** A context with only the documented builtins of `cloudfront-js-2.0`; code generation from strings is disabled. */
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
 * The handler of a CloudFront Function (synchronous), evaluated in strict mode with CloudFront's builtins. Events and
 * answers cross as JSON, so that no object of this process, with its full builtins, is passed in.
 */
export function edgeHandler<Answer>(code: string, loadTimeoutMs = LOAD_TIMEOUT_MS): (event: object) => Answer {
	const context = edgeContext();
	const source = `'use strict';${code}\n;(function (text) { return JSON.stringify(handler(JSON.parse(text))); })`;
	const answer: (text: string) => string = new vm.Script(source).runInContext(context, { timeout: loadTimeoutMs });
	return (event) => JSON.parse(answer(JSON.stringify(event)));
}
