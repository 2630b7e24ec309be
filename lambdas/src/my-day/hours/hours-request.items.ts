import { myDayPartition } from '../my-day.items.ts';
import type { HoursRequest } from './hours-request.ts';

export const hoursRequestKey = (psychologistId: string) =>
	({ PK: myDayPartition(psychologistId), SK: 'HOURS' }) as const;

const DAY = 24 * 60 * 60;
/** A request expires a year after it was made, and 90 days after it was decided or withdrawn. */
const KEPT_OPEN_SECONDS = 365 * DAY;
const KEPT_DECIDED_SECONDS = 90 * DAY;

/** TTL in epoch seconds. */
export const forgottenOf = ({ state, askedAt }: HoursRequest, now: Date): number =>
	state === 'open'
		? Math.floor(Date.parse(askedAt) / 1000) + KEPT_OPEN_SECONDS
		: Math.floor(now.getTime() / 1000) + KEPT_DECIDED_SECONDS;
