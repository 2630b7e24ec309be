import { useLocation } from '@tulia/platform';
import { Button, Icon, type IconName } from '@tulia/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as s from './view-appointment.module.css';

interface DisclosureProps {
	/** What the button says: "Move". */
	readonly label: string;
	readonly icon: IconName;
	/** The part of the address that opens it: `#move`. */
	readonly opensAt?: string;
	/** Renders the form with what closes it. */
	readonly children: (close: () => void) => ReactNode;
}

/** A form that stays collapsed until somebody wants it: nothing is changed by one press. */
export function Disclosure({ label, icon, opensAt, children }: DisclosureProps): ReactNode {
	const { hash } = useLocation();
	const [isOpen, setOpen] = useState(hash !== '' && hash === opensAt);
	const button = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		if (wasOpen.current) button.current?.focus();
	}, []);
	const id = useId();
	return (
		<div>
			<Button
				ref={button}
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
