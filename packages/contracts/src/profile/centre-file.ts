import { Ajv } from 'ajv';
import ajvErrors from 'ajv-errors';
import * as Type from 'typebox';
import type { FieldError } from '../problem.ts';
import { drawnPortraits } from '../psychologist/portraits.ts';
import { NewPsychologist, PsychologistProfileChange } from '../psychologist/staff-schemas.ts';
import { NewService } from '../service/staff-schemas.ts';
import { Id, strict } from '../text.ts';
import { CentreProfile } from './schemas.ts';

const { timeZone: _alwaysNairobi, ...ownFacts } = CentreProfile.properties;
const { order: _asListed, active: _allOffered, currency: _ofTheCentre, ...serviceFields } = NewService.properties;
const { active: _allActive, ...psychologistFields } = NewPsychologist.properties;
const { version: _first, languages, ...profileFields } = PsychologistProfileChange.properties;

/** A psychologist's profile. A new table has no uploaded pictures, so a portrait is a drawing. */
const ProfileInFile = strict({
	...profileFields,
	portrait: Type.Optional(Type.Enum([...drawnPortraits])),
	languages: Type.Optional(languages),
});

/** The facts of a centre in one file, from which `npm run seed` fills an empty table. */
const CentreFile = strict({
	/** For editors: the path of this file's schema. */
	$schema: Type.Optional(Type.String()),
	profile: Type.Object(ownFacts),
	/** In the order of display. */
	services: Type.Optional(Type.Array(strict({ id: Id, ...serviceFields }), { maxItems: 50 })),
	psychologists: Type.Optional(
		Type.Array(strict({ id: Id, ...psychologistFields, profile: Type.Optional(ProfileInFile) }), { maxItems: 90 }),
	),
});
export type CentreFile = Type.Static<typeof CentreFile>;

/** Objects that refuse undeclared fields, so that a misspelt one is not lost silently. */
function closed(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(closed);
	if (typeof schema !== 'object' || schema === null) return schema;
	const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
	return 'properties' in schema ? { ...parts, additionalProperties: false } : parts;
}

/** The JSON Schema of the file for editors: `infra/seed/centre.schema.json`. */
export const centreFileSchema: object = {
	$schema: 'http://json-schema.org/draft-07/schema#',
	title: "A centre's own facts, for npm run seed",
	...(closed(JSON.parse(JSON.stringify(CentreFile))) as object),
};

interface BrokenRule {
	readonly keyword: string;
	readonly instancePath: string;
	readonly message?: string;
	readonly params: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, string>> = {
	string: 'a text in quotes',
	integer: 'a whole number without quotes',
	number: 'a number without quotes',
	array: 'a list in square brackets',
	object: 'an object in braces',
	boolean: 'true or false',
};

const SENTENCES: Readonly<Record<string, (params: BrokenRule['params']) => string>> = {
	required: () => 'is missing: please add it, as centre.example.json shows',
	additionalProperties: () => 'is not known here: check its spelling, or take it out',
	type: ({ type }) => `must be ${KINDS[String(type)] ?? String(type)}`,
	enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
	pattern: ({ pattern }) => `must have the form ${pattern}`,
};

const innerRule = (error: BrokenRule): BrokenRule => {
	const { errors } = error.params;
	const [first]: readonly BrokenRule[] = error.keyword === 'errorMessage' && Array.isArray(errors) ? errors : [];
	return first ?? error;
};

function fieldErrorOf(error: BrokenRule): FieldError {
	const rule = innerRule(error);
	const { missingProperty, additionalProperty } = rule.params;
	const path = error.instancePath.slice(1).replaceAll('/', '.');
	const field = [path, missingProperty ?? additionalProperty].filter(Boolean).join('.');
	const message = SENTENCES[rule.keyword]?.(rule.params) ?? error.message ?? 'is not valid';
	return { field, message: error.keyword === 'errorMessage' && error.message ? error.message : message };
}

const isCentreFile = ajvErrors
	.default(new Ajv({ allErrors: true, $data: true, strict: false }))
	.compile(centreFileSchema);

/** The schema errors of a file, one sentence per field; empty when it is valid. */
export function centreFileErrors(file: unknown): readonly FieldError[] {
	if (isCentreFile(file)) return [];
	const first = new Map<string, FieldError>();
	for (const error of isCentreFile.errors ?? []) {
		const found = fieldErrorOf(error);
		if (!first.has(found.field)) first.set(found.field, found);
	}
	return [...first.values()];
}
