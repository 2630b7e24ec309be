import type { MyDay } from '@tulia/contracts/my-day/schemas';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Icon, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { dayInShort, tomorrowWords } from './day-words.ts';
import { type LeftToDo, leftToDo } from './left-to-do.ts';
import * as s from './my-day.module.css';

interface RemainingTasksProps {
	readonly day: MyDay;
	readonly now: Date;
}

/** The remaining tasks of today, and summaries of tomorrow and the following days. */
export function RemainingTasks({ day, now }: RemainingTasksProps): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	const left = leftToDo(day, now);
	return (
		<PanelSection headingId="before-home">
			<h2 id="before-home">Before you go home</h2>
			{left.length === 0 ? <p className={s.muted}>Nothing is left to do.</p> : null}
			<ul className={s.ticks}>
				{left.map((one) => (
					<Task key={one.words} task={one} />
				))}
			</ul>
			<p className={s.muted}>{tomorrowWords(day)}</p>
			<ul className={s.days} aria-label="The days after tomorrow">
				{day.days.slice(1).map((one) => {
					const { day: name, words } = dayInShort(one);
					return (
						<li key={one.date}>
							<span>{name}</span> <span className={s.muted}>{words}</span>
						</li>
					);
				})}
			</ul>
			{phone === undefined ? null : (
				<p>
					<a className={s.unwell} href={`tel:${phone.replace(/\s/g, '')}`}>
						I am not well. Call the desk
					</a>
				</p>
			)}
		</PanelSection>
	);
}

const Task = ({ task: { words, isDone, visitId } }: { readonly task: LeftToDo }): ReactNode => (
	<li>
		{isDone ? <Icon name="tick" className={s.tickDone} /> : <span className={s.tickOpen} aria-hidden="true" />}
		<span>
			{visitId === undefined || isDone ? words : <Link to={paths.adminAppointment(visitId)}>{words}</Link>}
			<VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
		</span>
	</li>
);
