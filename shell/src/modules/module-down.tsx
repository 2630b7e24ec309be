import { Link, paths, usePage } from '@tulia/platform';
import { Button, Container, Icon, SpotOffline } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './module-down.module.css';

/** Replaces a page whose module failed to load or threw: the rest of the site works. */
export function ModuleDown({ onRetry }: { readonly onRetry: () => void }): ReactNode {
	usePage({ title: 'This page could not be loaded' });
	const { phones } = useCentre();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Container>
			<div className={s.panel} role="alert">
				<SpotOffline />
				<h1 ref={heading} tabIndex={-1} className={s.title}>
					This page could not be loaded
				</h1>
				<p>
					Check your connection and try again
					{phones ? (
						<>
							, or call <PhoneLink phone={phones.main} />
						</>
					) : null}
					. If you need someone now, <Link to={paths.helpNow()}>see who to call</Link>.
				</p>
				<Button variant="primary" onClick={onRetry}>
					<Icon name="retry" /> Retry
				</Button>
			</div>
		</Container>
	);
}
