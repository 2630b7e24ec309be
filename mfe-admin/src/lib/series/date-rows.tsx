import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import { Button } from '@tulia/ui';
import { TickBox } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { FreeTimeChips } from '../schedule/free-time-chips.tsx';
import { OtherTime } from './other-time.tsx';
import { type Choices, dateWords, isLeftOut, type RequestedTime } from './requested-times.ts';
import * as s from './series.module.css';

interface DateRowsProps {
	readonly label: string;
	readonly requested: readonly RequestedTime[];
	readonly serviceId: string;
	readonly choices: Choices;
	readonly onChoices: (choices: Choices) => void;
	/** Whether visits are moved. The keys are then their ids, and their own times count as free. */
	readonly isMoving?: boolean;
}

/** Every date with its state. Each can be left out, or replaced by another time. */
export const DateRows = ({ label, requested, onChoices, choices, ...rest }: DateRowsProps): ReactNode => (
	<ul className={s.rows} aria-label={label}>
		{requested.map((one) => (
			<DateRow
				key={one.key}
				requested={one}
				leftOut={isLeftOut(choices, one.key)}
				instead={choices.instead?.[one.key]}
				onLeaveOut={(isOut) => {
					const others = (choices.leftOut ?? []).filter((key) => key !== one.key);
					onChoices({ ...choices, leftOut: isOut ? [...others, one.key] : others });
				}}
				onInstead={(time) => {
					const { [one.key]: _before, ...others } = choices.instead ?? {};
					onChoices({ ...choices, instead: time ? { ...others, [one.key]: time } : others });
				}}
				{...rest}
			/>
		))}
	</ul>
);

interface DateRowProps extends Pick<DateRowsProps, 'serviceId' | 'isMoving'> {
	readonly requested: RequestedTime;
	readonly leftOut: boolean;
	readonly instead: FreeTime | undefined;
	readonly onLeaveOut: (isOut: boolean) => void;
	readonly onInstead: (time: FreeTime | undefined) => void;
}

function DateRow({ requested, leftOut, instead, onLeaveOut, onInstead, serviceId, isMoving }: DateRowProps): ReactNode {
	const { key, time, note } = requested;
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const words = dateWords(instead ?? time);
	return (
		<li className={s.row}>
			<div className={s.head}>
				<TickBox
					isTicked={!leftOut}
					onTick={(isIn) => onLeaveOut(!isIn)}
					describedBy={id}
					label={<span className={s.when}>{words}</span>}
				/>
				{leftOut ? null : (
					<Button
						variant="quiet"
						size="sm"
						aria-expanded={isOpen}
						aria-label={`Another time for ${words}`}
						onClick={() => setOpen(!isOpen)}
					>
						Another time
					</Button>
				)}
			</div>
			<p id={id} className={s.said} data-tone={toneOf(requested, leftOut, instead)}>
				{stateWords(requested, leftOut, instead)}
				{note === undefined ? '' : ` ${note}`}
			</p>
			{leftOut || time.state === 'free' ? null : (
				<FreeTimeChips
					times={time.nearest}
					chosen={instead}
					onChoose={onInstead}
					label={`Nearest free times to ${dateWords(time)}`}
				/>
			)}
			{isOpen && !leftOut ? (
				<OtherTime
					label={`Another time for ${words}`}
					serviceId={serviceId}
					date={(instead ?? time).date}
					moving={isMoving ? key : undefined}
					chosen={instead}
					onChoose={onInstead}
				/>
			) : null}
		</li>
	);
}

function toneOf({ time }: RequestedTime, leftOut: boolean, instead: FreeTime | undefined): 'free' | 'bad' | undefined {
	if (leftOut) return undefined;
	return instead || time.state === 'free' ? 'free' : 'bad';
}

function stateWords({ time, psychologist }: RequestedTime, leftOut: boolean, instead: FreeTime | undefined): string {
	if (leftOut) return 'Left out.';
	if (instead) return `Free with ${instead.psychologist}, instead of ${dateWords(time)}.`;
	return time.state === 'free' ? `Free with ${psychologist}.` : (time.reason ?? 'This time cannot be booked.');
}
