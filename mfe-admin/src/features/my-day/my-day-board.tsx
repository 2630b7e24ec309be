import type { MyDay } from '@tulia/contracts/my-day/schemas';
import type { ReactNode } from 'react';
import { Agenda } from './agenda.tsx';
import { stillToSee } from './day-words.ts';
import { LastNote } from './last-note.tsx';
import * as s from './my-day.module.css';
import { NextVisit } from './next-visit.tsx';
import { RemainingTasks } from './remaining-tasks.tsx';

interface MyDayBoardProps {
	readonly day: MyDay;
	readonly now: Date;
}

/** A psychologist's day: the next client, their last note, the agenda, and the remaining tasks. */
export function MyDayBoard({ day, now }: MyDayBoardProps): ReactNode {
	const [next] = stillToSee(day, now);
	return (
		<div className={s.board}>
			<NextVisit own={next} now={now} />
			{next ? <LastNote key={next.visit.id} visitId={next.visit.id} clientName={next.visit.user.name} /> : null}
			<Agenda day={day} now={now} nextId={next?.visit.id} />
			<RemainingTasks day={day} now={now} />
		</div>
	);
}
