import { randomInt } from 'node:crypto';
import type { DurableMap } from '../state/durable-map.ts';
import { flagOf, type JsonObject, numberOf, optionalTextOf } from '../template/json.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Values of secrets: generated once as in the template, and the same at every later start. */
export interface Secrets {
	valueOf(arn: string, generate: JsonObject): string;
	/** Resolves when every generated value is on disk. */
	settled(): Promise<void>;
}

export function secrets(values: DurableMap<string>): Secrets {
	let writing: Promise<void> = Promise.resolve();
	return {
		valueOf(arn, generate) {
			const stored = values.get(arn);
			if (stored !== undefined) return stored;
			const created = generated(generate);
			writing = Promise.all([writing, values.set(arn, created)]).then(() => undefined);
			return created;
		},
		settled: () => writing,
	};
}

function generated(options: JsonObject): string {
	const excluded = optionalTextOf(options, 'ExcludeCharacters') ?? '';
	const alphabet = [
		...(flagOf(options, 'ExcludeLowercase') ? '' : letters),
		...(flagOf(options, 'ExcludeUppercase') ? '' : letters.toUpperCase()),
		...(flagOf(options, 'ExcludeNumbers') ? '' : digits),
		...(flagOf(options, 'ExcludePunctuation') ? '' : punctuation),
	].filter((sign) => !excluded.includes(sign));
	const length = numberOf(options, 'PasswordLength') ?? 32;
	const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
	const key = optionalTextOf(options, 'GenerateStringKey');
	if (!key) return password;
	return JSON.stringify({ ...JSON.parse(optionalTextOf(options, 'SecretStringTemplate') ?? '{}'), [key]: password });
}
