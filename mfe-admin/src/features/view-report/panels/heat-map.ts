import { capitalised } from '@tulia/centre/capitalised';
import { wallTime } from '@tulia/centre/clock';
import { weekdays } from '@tulia/centre/day';
import type { VisitReport } from '@tulia/contracts/report/schemas';
import { percentWords, shareOf } from '../change-words.ts';

type Hour = VisitReport['use']['hours'][number];

export interface HeatMap {
	/** The weekdays with open hours; 0 is Monday. */
	readonly days: readonly number[];
	readonly rows: readonly { readonly hour: number; readonly cells: readonly (HeatCell | undefined)[] }[];
}
export interface HeatCell {
	readonly share: number;
	/** The step of the colour, 0 to 5. */
	readonly step: number;
}

/** The shares from which the colour is one step darker. */
const STEPS = [0.25, 0.45, 0.62, 0.75, 0.9];

const cellOf = (hour: Hour | undefined): HeatCell | undefined => {
	const share = hour && shareOf(hour.usedMinutes, hour.openMinutes);
	return share === undefined ? undefined : { share, step: STEPS.filter((from) => share >= from).length };
};

/** A row for each hour, and a column for each weekday. An hour in which the centre is closed has no cell. */
export function heatMap(hours: readonly Hour[]): HeatMap {
	const days = [...new Set(hours.map(({ weekday }) => weekday))].sort((a, b) => a - b);
	const times = hours.map(({ hour }) => hour);
	const [first, last] = [Math.min(...times), Math.max(...times)];
	return {
		days,
		rows: Array.from({ length: hours.length === 0 ? 0 : last - first + 1 }, (_, at) => {
			const hour = first + at;
			return {
				hour,
				cells: days.map((weekday) => cellOf(hours.find((one) => one.weekday === weekday && one.hour === hour))),
			};
		}),
	};
}

/** `9 AM` */
export const hourWord = (hour: number): string => wallTime(hour * 60).replace(':00', '');

export const weekdayWord = (weekday: number): string => capitalised(weekdays[weekday] ?? '');

/** `Fullest: Friday 9 AM, 88%. Quietest: Monday 4 PM, 0%.`, or `undefined` if every hour is equally full. */
export function extremesWords(hours: readonly Hour[]): string | undefined {
	const shares = hours
		.map((hour) => ({ ...hour, share: shareOf(hour.usedMinutes, hour.openMinutes) ?? 0 }))
		.sort((a, b) => b.share - a.share);
	const [fullest, quietest] = [shares[0], shares.at(-1)];
	if (!fullest || !quietest || fullest.share === quietest.share) return undefined;
	const hourText = ({ weekday, hour, share }: typeof fullest) =>
		`${weekdayWord(weekday)} ${hourWord(hour)}, ${percentWords(share, 0)}`;
	return `Fullest: ${hourText(fullest)}. Quietest: ${hourText(quietest)}.`;
}
