import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { paths } from '@tulia/platform';
import { Button, Icon, useDisclosure } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import { shareLinks } from './share-links.ts';
import * as s from './share-menu.module.css';

/** What only the browser knows, found out when the menu is opened. */
interface Ways {
	readonly address: string;
	/** The device has a sheet of its own for sharing. */
	readonly hasSheet: boolean;
}

/** Ways to send an article to somebody. */
export function ShareMenu({ article }: { readonly article: Pick<ArticleCard, 'id' | 'title'> }): ReactNode {
	const { isOpen, setOpen, panelId, frame, trigger } = useDisclosure();
	const [ways, setWays] = useState<Ways>();

	function press(): void {
		// The path of the article and nothing else: what was searched for is nobody's business.
		setWays({ address: location.origin + paths.article(article.id), hasSheet: typeof navigator.share === 'function' });
		setOpen(!isOpen);
	}

	return (
		<div {...frame} className={s.share}>
			<Button {...trigger} variant="quiet" size="sm" className={s.trigger} onClick={press}>
				<Icon name="share" />
				Share
			</Button>
			<div id={panelId} className={s.panel} hidden={!isOpen}>
				{isOpen && ways ? <Choices {...ways} title={article.title} /> : null}
			</div>
		</div>
	);
}

function Choices({ address, hasSheet, title }: Ways & { readonly title: string }): ReactNode {
	// A sheet that is closed again rejects; nothing is wrong then.
	const openSheet = (): void => void navigator.share({ title, url: address }).catch(() => undefined);
	return (
		<ul>
			{hasSheet ? (
				<li>
					<button type="button" className={s.way} onClick={openSheet}>
						<Icon name="share" />
						Send with an app
					</button>
				</li>
			) : null}
			<li>
				<CopyLink address={address} className={s.way} />
			</li>
			{shareLinks(title, address).map(({ label, icon, href }) => (
				<li key={label}>
					<a
						className={s.way}
						href={href}
						{...(icon === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
					>
						<Icon name={icon} />
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
