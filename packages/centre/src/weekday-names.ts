import { capitalised } from './capitalised.ts';
import type { Weekday } from './day.ts';

/** `Monday` */
export const dayName = (day: Weekday): string => capitalised(day);

/** `Mon` */
export const shortDayName = (day: Weekday): string => dayName(day).slice(0, 3);
