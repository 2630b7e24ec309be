import type { WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { Move, Ticket } from '@tulia/contracts/appointment/schemas';

/** The form values. A type, not an interface, so that it is assignable to a record of fields. */
export type MoveValues = {
	/** The psychologist of the ticket, or the first available. */
	readonly whom?: 'same' | 'anybody' | undefined;
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
};

/** The default is the same psychologist: most clients prefer to see them again. */
export const initialMove: MoveValues = { whom: 'same' };

/** The psychologist whose times are shown; `undefined` for the first available. */
export const wantedPsychologist = ({ whom }: MoveValues, { psychologistId }: Ticket): string | undefined =>
	whom === 'same' ? psychologistId : undefined;

/** The request. A missing part is sent empty, so that the contract reports it. */
export function moveOf(values: MoveValues, ticket: Ticket): Move {
	const psychologistId = wantedPsychologist(values, ticket);
	return {
		date: values.date ?? '',
		time: values.time ?? '',
		version: ticket.version,
		...(psychologistId === undefined ? {} : { psychologistId }),
	};
}
