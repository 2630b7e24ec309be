import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';

type Licensed = Pick<PsychologistCard, 'licence'>;

/** Whether each of them gave the number of a licence: nothing is said of all that is not so of one. */
export const areAllLicensed = (people: readonly Licensed[]): boolean =>
	people.length > 0 && people.every(({ licence }) => licence !== undefined);

const ASK = 'You may ask to see the certificate at the front desk.';

/** What the licences beside the names mean; nothing where one of them has none. A board is named where all have it from the same one. */
export function licenceWords(people: readonly Licensed[]): string | undefined {
	const licences = people.flatMap(({ licence }) => (licence ? [licence] : []));
	if (licences.length === 0) return undefined;
	// Beside somebody without a number, a sentence about numbers would say more of the others than is known.
	if (!areAllLicensed(people)) return undefined;
	const boards = new Set(licences.map(({ board }) => board));
	const [board] = boards;
	const from = boards.size === 1 && board !== undefined ? ` from the ${board}` : '';
	return `Each of them has a licence to practise${from}. Its number stands beside the name. ${ASK}`;
}
