/** Memoised patterns of the roles: each call of a function is compared with dozens of them. */
const patterns = new Map<string, RegExp>();

/** IAM's StringLike: `*` is any text, `?` one character; case-sensitive. */
export function isLike(text: string, pattern: string): boolean {
	const compiled = patterns.get(pattern) ?? compile(pattern);
	patterns.set(pattern, compiled);
	return compiled.test(text);
}

function compile(pattern: string): RegExp {
	const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => ({ '*': '.*', '?': '.' })[sign] ?? `\\${sign}`);
	return new RegExp(`^${source}$`, 's');
}
