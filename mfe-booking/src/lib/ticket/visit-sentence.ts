import { timeOf } from '@tulia/centre/clock';
import { longDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** The full date of a ticket: `Thursday 19 November 2026, 10:30 AM to 11:30 AM, East Africa Time (EAT).` */
export const visitSentence = ({ date, time, endsAt }: Pick<Ticket, 'date' | 'time' | 'endsAt'>): string =>
	`${longDay(date)} ${date.slice(0, 4)}, ${time} to ${timeOf(new Date(endsAt))}, East Africa Time (EAT).`;
