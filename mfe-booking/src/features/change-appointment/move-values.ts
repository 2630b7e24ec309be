import type { WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { Move, Ticket } from '@tulia/contracts/appointment/schemas';

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type MoveValues = {
	/** The psychologist of the ticket, or whoever is free. */
	readonly whom?: 'same' | 'anybody' | undefined;
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
};

/** Whoever knows somebody already mostly wants to see them again. */
export const initialMove: MoveValues = { whom: 'same' };

/** Whose times are wanted. */
export const wantedPsychologist = ({ whom }: MoveValues, { psychologistId }: Ticket): string | undefined =>
	whom === 'same' ? psychologistId : undefined;

/** What is sent. A part that is missing is sent empty, for the contract to name it. */
export function moveOf(values: MoveValues, ticket: Ticket): Move {
	const psychologistId = wantedPsychologist(values, ticket);
	return {
		date: values.date ?? '',
		time: values.time ?? '',
		version: ticket.version,
		...(psychologistId === undefined ? {} : { psychologistId }),
	};
}
