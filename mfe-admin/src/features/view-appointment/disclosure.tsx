import { Button, Icon, type IconName } from '@tulia/ui';
import { type ReactNode, useId, useState } from 'react';
import * as s from './view-appointment.module.css';

interface DisclosureProps {
	/** What the button says: "Move". */
	readonly label: string;
	readonly icon: IconName;
	/** Renders the form with what closes it. */
	readonly children: (close: () => void) => ReactNode;
}

/** A form that stays collapsed until somebody wants it: nothing is changed by one press. */
export function Disclosure({ label, icon, children }: DisclosureProps): ReactNode {
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
				<div id={id} className={s.disclosure}>
					{children(() => setOpen(false))}
				</div>
			) : null}
		</div>
	);
}
