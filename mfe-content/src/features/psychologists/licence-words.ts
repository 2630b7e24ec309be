import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';

type Licensed = Pick<PsychologistCard, 'licence'>;

/** Whether every psychologist has a licence number: a statement about all must be true of each. */
export const areAllLicensed = (people: readonly Licensed[]): boolean =>
	people.length > 0 && people.every(({ licence }) => licence !== undefined);

const ASK = 'You may ask to see the certificate at the front desk.';

/**
 * The sentence about the licences; undefined if a psychologist has none. It names the board if all have the same one.
 */
export function licenceWords(people: readonly Licensed[]): string | undefined {
	const licences = people.flatMap(({ licence }) => (licence ? [licence] : []));
	if (licences.length === 0) return undefined;
	// Beside a psychologist without a number, the sentence would claim too much.
	if (!areAllLicensed(people)) return undefined;
	const boards = new Set(licences.map(({ board }) => board));
	const [board] = boards;
	const from = boards.size === 1 && board !== undefined ? ` from the ${board}` : '';
	return `Each of them has a licence to practise${from}. Its number stands beside the name. ${ASK}`;
}
