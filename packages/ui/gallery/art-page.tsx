import { CardGrid, Container, PageHeading, Section } from '../src/core.ts';
import { HeroArt, Illustration, illustrationIds } from '../src/illustrations.ts';
import * as s from './gallery.module.css';

export const ArtPage = () => (
	<main id="main">
		<div className={s.hero}>
			<HeroArt />
		</div>
		<Container>
			<PageHeading>Drawings</PageHeading>
		</Container>
		<Section tight>
			<CardGrid>
				{illustrationIds.map((id) => (
					<li key={id}>
						<Illustration of={id} alt={id} loading="eager" shape={id.startsWith('cover') ? 'cover' : 'service'} />
					</li>
				))}
			</CardGrid>
		</Section>
	</main>
);
