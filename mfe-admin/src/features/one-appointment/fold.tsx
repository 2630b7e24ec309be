import { Button, Icon, type IconName } from '@tulia/ui';
import { type ReactNode, useId, useState } from 'react';
import * as s from './one-appointment.module.css';

interface FoldProps {
	/** What the button says: "Move". */
	readonly label: string;
	readonly icon: IconName;
	/** The form, told how to close itself. */
	readonly children: (close: () => void) => ReactNode;
}

/** A form that stays folded away until somebody wants it: nothing is changed by one press. */
export function Fold({ label, icon, children }: FoldProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	return (
		<div>
			<Button
				variant="secondary"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				<Icon name={icon} /> {label}
			</Button>
			{isOpen ? (
				<div id={id} className={s.fold}>
					{children(() => setOpen(false))}
				</div>
			) : null}
		</div>
	);
}
