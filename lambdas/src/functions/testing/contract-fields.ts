/** Where a value lies: names of members, and places in lists. */
export type ValuePath = readonly (string | number)[];

interface Schema {
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
}

/** The texts and numbers of a schema, wherever they lie; of a list, its first item. */
export function leavesOf(
	{ type = '', properties = {}, items, anyOf = [] }: Schema,
	path: ValuePath = [],
): readonly { readonly path: ValuePath; readonly type: string }[] {
	if (['string', 'integer', 'number'].includes(type)) return [{ path, type }];
	if (items) return leavesOf(items, [...path, 0]);
	return [
		...Object.entries(properties).flatMap(([name, part]) => leavesOf(part, [...path, name])),
		...anyOf.flatMap((choice) => leavesOf(choice, path)),
	];
}

/** The same with this value at a place of it. */
export function withValue(at: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
	if (step === undefined) return value;
	if (typeof step === 'number') return [withValue(Array.isArray(at) ? at[0] : undefined, rest, value)];
	const inside = typeof at === 'object' && at !== null ? at : {};
	return { ...inside, [step]: withValue((inside as Record<string, unknown>)[step], rest, value) };
}

/** Whether an error is about this field: about the field itself, or about what it lies in. */
export function isAbout(field: string, path: ValuePath): boolean {
	const name = path.join('.');
	return field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`);
}
