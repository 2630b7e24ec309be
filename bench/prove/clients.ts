import { fieldCipherFrom } from '../../lambdas/src/platform/keys/field-cipher.ts';
import { costOfSearches, MAX_CALLS, MAX_UNITS } from '../../lambdas/test-support/client-file/prove-client-search.ts';
import { randomFrom } from '../../lambdas/test-support/notification/random.ts';
import { onFreshTable } from './mails.ts';

/** Decision 065: the client is found among any number, and no search reads more than its budget. */
export async function clientSearch(clients: number): Promise<readonly string[]> {
	const cipher = fieldCipherFrom(new Uint8Array(32).fill(3));
	const costs = await onFreshTable((table) => costOfSearches(table, { clients, random: randomFrom(1), cipher }));
	const wrong = costs.filter(({ isRight }) => !isRight);
	if (wrong.length > 0) throw new Error(`Not found: ${JSON.stringify(wrong)}`);
	const dear = costs.filter(({ units, calls }) => units > MAX_UNITS || calls > MAX_CALLS);
	if (dear.length > 0) throw new Error(`More than ${MAX_UNITS} units or ${MAX_CALLS} calls: ${JSON.stringify(dear)}`);
	return [
		`${clients} clients with some seventy first and seventy family names, the commonest of which one in twenty has; three in five have an address, nine in ten a phone. Each search runs through the use case of the function; read units and calls are the engine's.`,
		'',
		'| looked for | typed | shown | read units | calls |',
		'|---|---|---|---|---|',
		...costs.map(
			({ what, typed, found, more, units, calls }) =>
				`| ${what} | \`${typed.trim()}\` | ${found}${more ? ', and reports that there are more' : ''} | ${units} | ${calls} |`,
		),
		'',
		`In each row down to “a name and a part of the address” the wanted client is among those shown. The budget is ${MAX_UNITS} units and ${MAX_CALLS} calls: three pages of 1 MB of the index, sixty records, and the visits of the twenty who are shown.`,
		'',
		'Only the partitions of the index that these searches read are filled, each completely.',
	];
}
