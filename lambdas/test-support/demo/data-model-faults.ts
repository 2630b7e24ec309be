import type { DataModelPage, Item, Kind } from './data-model-page.ts';

const INDEXES = ['G1', 'G2', 'G3'] as const;

/** The differences between the page and the items, each once, with the key of an example. */
export function faultsOf({ kinds, onlyNamed }: DataModelPage, items: readonly Item[]): readonly string[] {
	const known = new Map(kinds.map((kind) => [kind.entity, kind]));
	const found = new Map<string, string>();
	for (const item of items)
		for (const fault of itemFaults(item, known.get(String(item.entity))))
			found.set(fault, found.get(fault) ?? `${item.PK} / ${item.SK}`);
	return [
		...[...found].map(([fault, key]) => `${fault} (${key})`),
		...kinds.flatMap((kind) => {
			const ofKind = items.filter(({ entity }) => entity === kind.entity);
			return kindFaults(kind, ofKind, onlyNamed.includes(kind.entity));
		}),
	];
}

export function itemFaults(item: Item, kind: Kind | undefined): readonly string[] {
	if (!kind) return [`${item.entity}: the page does not name it`];
	const hasTtl = item.ttl !== undefined;
	return [
		...(lies(item, '', kind.keys) ? [] : [`${kind.entity}: its key is another one`]),
		...INDEXES.flatMap((index) => indexFaults(item, kind, index)),
		...(hasTtl && kind.expires === 'never' ? [`${kind.entity}: it has a ttl, and the page says that it stays`] : []),
		...(!hasTtl && kind.expires === 'always' ? [`${kind.entity}: it has no ttl, and the page says that it ends`] : []),
	];
}

function indexFaults(item: Item, { entity, indexes }: Kind, index: string): readonly string[] {
	const isThere = item[`${index}PK`] !== undefined || item[`${index}SK`] !== undefined;
	const described = indexes.find((one) => one.index === index);
	if (!described) return isThere ? [`${entity}: the page does not give its ${index} keys`] : [];
	if (!isThere) return described.isSometimes ? [] : [`${entity}: it lacks the ${index} keys that the page gives`];
	return lies(item, index, described.keys) ? [] : [`${entity}: its ${index} keys are others`];
}

/** The statements of the page about a kind that no item of that kind confirms. */
function kindFaults(
	{ entity, indexes, expires }: Kind,
	items: readonly Item[],
	isOnlyNamed: boolean,
): readonly string[] {
	if (items.length === 0) return isOnlyNamed ? [] : [`${entity}: no item of it was made`];
	const has = (attribute: string): boolean => items.some((item) => item[attribute] !== undefined);
	return [
		...(isOnlyNamed ? [`${entity}: items of it were made, and the page says it is known by name only`] : []),
		...indexes.filter(({ index }) => !has(`${index}PK`)).map(({ index }) => `${entity}: no item has ${index} keys`),
		...(expires === 'sometimes' && !has('ttl') ? [`${entity}: no item ends`] : []),
		...(expires === 'sometimes' && items.every(({ ttl }) => ttl !== undefined) ? [`${entity}: no item stays`] : []),
	];
}

const lies = (item: Item, index: string, keys: Kind['keys']): boolean =>
	keys.some(
		({ partition, sort }) =>
			patternOf(partition).test(String(item[`${index}PK`])) && patternOf(sort).test(String(item[`${index}SK`])),
	);

/** `USER#<userId>`: the part in angle brackets is any text without `#`. */
const patternOf = (text: string): RegExp =>
	new RegExp(
		`^${text
			.split(/<[^>]+>/)
			.map((fixed) => fixed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
			.join('[^#]+')}$`,
	);
