import { Link, usePage } from '@tulia/platform';
import { classNames, Icon } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { type ReactNode, use } from 'react';
import { MenuContext } from '../../lib/page/menu-context.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './centre-page.module.css';
import { useCentreFacts } from './use-centre-facts.ts';

/** `/admin/centre`: a card for each page of settings and of other occasional work. */
export function CentrePage(): ReactNode {
	usePage({ title: 'Centre' });
	const { cards } = use(MenuContext);
	const facts = useCentreFacts(useNow());
	return (
		<>
			<AdminHeading title="Centre" lead="What is set once and looked at now and then." />
			<ul className={s.cards}>
				{cards.map(({ to, label, icon, contents }) => {
					const fact = facts[to];
					return (
						<li key={to} className={s.card}>
							<span className={s.drawing}>
								<Icon name={icon} />
							</span>
							<div className={s.words}>
								<h2>
									<Link to={to}>{label}</Link>
								</h2>
								<p>{contents}</p>
								{fact ? <p className={classNames(s.fact, fact.waits && s.waits)}>{fact.words}</p> : null}
							</div>
							<Icon name="chevronRight" className={s.arrow} />
						</li>
					);
				})}
			</ul>
		</>
	);
}
