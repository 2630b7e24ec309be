/** The documented members of a builtin and of its prototype. */
interface Members {
	readonly own?: readonly string[];
	readonly prototype?: readonly string[];
}

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

const TYPED_ARRAYS = list(
	'Float32Array Float64Array Int8Array Int16Array Int32Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array',
);

const ERRORS = list('Error EvalError RangeError ReferenceError SyntaxError TypeError URIError');

/**
 * The builtins of `cloudfront-js-2.0`, from "JavaScript runtime 2.0 features for CloudFront Functions". Left out: its
 * modules (Buffer, query string, crypto, key value stores). Full support of ES 5.1 builtins is written out.
 */
const objects: Readonly<Record<string, Members>> = {
	Object: {
		own: list(`assign create defineProperties defineProperty entries freeze getOwnPropertyDescriptor
			getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys
			preventExtensions seal values`),
		prototype: list('hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf'),
	},
	String: {
		own: list('fromCharCode fromCodePoint'),
		prototype: list(`charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf match padEnd padStart
			repeat replace replaceAll search slice split startsWith substr substring toLowerCase toString toUpperCase
			trim trimEnd trimStart valueOf`),
	},
	Number: {
		own: list(`EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN
			POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt`),
		prototype: list('toExponential toFixed toPrecision toString valueOf'),
	},
	Boolean: { prototype: list('toString valueOf') },
	Math: {
		own: list(`E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos
			cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow random round sign sin sinh sqrt tan
			tanh trunc`),
	},
	Date: {
		own: list('UTC now parse'),
		prototype: list(`getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime
			getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes
			getUTCMonth getUTCSeconds setDate setFullYear setHours setMilliseconds setMinutes setMonth setSeconds
			setTime setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes setUTCMonth setUTCSeconds
			toDateString toISOString toJSON toLocaleDateString toLocaleString toLocaleTimeString toString
			toTimeString toUTCString valueOf`),
	},
	Function: { prototype: list('apply bind call') },
	RegExp: { prototype: list('exec flags global ignoreCase multiline source sticky test toString') },
	JSON: { own: list('parse stringify') },
	Array: {
		own: list('isArray of'),
		prototype: list(`concat copyWithin every fill filter find findIndex forEach includes indexOf join lastIndexOf map
			pop push reduce reduceRight reverse shift slice some sort splice toString unshift`),
	},
	ArrayBuffer: { own: list('isView'), prototype: list('slice') },
	DataView: {
		prototype: list(`getFloat32 getFloat64 getInt16 getInt32 getInt8 getUint16 getUint32 getUint8 setFloat32
			setFloat64 setInt16 setInt32 setInt8 setUint16 setUint32 setUint8`),
	},
	Promise: { own: list('all allSettled any race reject resolve'), prototype: list('catch finally then') },
	Symbol: { own: list('for keyFor') },
	...Object.fromEntries(TYPED_ARRAYS.map((name) => [name, {}])),
	...Object.fromEntries(ERRORS.map((name) => [name, { prototype: list('message name toString') }])),
};

/** Members of the prototype that typed arrays share. */
const typedArray: Members = {
	own: list('from of'),
	prototype:
		list(`buffer byteLength byteOffset copyWithin every fill filter find findIndex forEach includes indexOf join
		lastIndexOf length map reduce reduceRight reverse set slice some sort subarray toString`),
};

const globals = list(`Infinity NaN undefined globalThis atob btoa console decodeURI decodeURIComponent encodeURI
	encodeURIComponent isFinite isNaN parseFloat parseInt TextDecoder TextEncoder`);

/** Every global of a function. `eval` and `Function` exist and throw, as on CloudFront. */
export const edgeBuiltins = { objects, typedArray, globals: [...globals, 'eval'] } as const;
