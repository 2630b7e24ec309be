import { readdir } from 'node:fs/promises';
import type { TSchema } from 'typebox';

export interface NamedSchema {
	readonly name: string;
	readonly schema: TSchema;
}

const source = new URL('../src/', import.meta.url);
const capital = (words: string): string =>
	words.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());

const isSchema = (value: unknown): value is TSchema =>
	typeof value === 'object' && value !== null && ['type', 'anyOf', 'enum'].some((keyword) => keyword in value);

async function schemasOf(file: string): Promise<readonly NamedSchema[]> {
	const module: Record<string, unknown> = await import(`../src/${file}`);
	return Object.entries(module).flatMap(([name, schema]) =>
		/^[A-Z][A-Za-z]+$/.test(name) && isSchema(schema) ? [{ name, schema }] : [],
	);
}

/** The schemas that the contract exports by name, such as `Appointment`, sorted by name. */
export async function namedSchemas(): Promise<readonly NamedSchema[]> {
	const files = (await readdir(source, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
	const found = new Map<string, TSchema>();
	for (const file of files)
		for (const { name, schema } of await schemasOf(file)) {
			// Where two nouns use one name for two shapes, the second is prefixed with its noun.
			const isTaken = found.has(name) && found.get(name) !== schema;
			found.set(isTaken ? `${capital(file.split('/')[0] ?? '')}${name}` : name, schema);
		}
	return [...found].map(([name, schema]) => ({ name, schema })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
