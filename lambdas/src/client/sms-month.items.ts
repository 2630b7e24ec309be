import { dayOf } from '@tulia/centre/clock';

/** One item per month of the centre counts its SMS (`messages`), and the codes among them (`codes`). */
export const smsMonthKey = (now: Date) => ({ PK: 'SMS#SPENT', SK: dayOf(now).slice(0, 7) });
