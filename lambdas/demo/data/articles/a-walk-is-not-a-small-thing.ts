import type { SampleArticle } from './sample-article.ts';

export const aWalkIsNotASmallThing: SampleArticle = {
	id: '12',
	title: 'A walk is not a small thing',
	snippet: 'No gym, no special shoes, no early morning. How moving a little steadies the mind.',
	author: 'Peter Mutiso',
	category: 'Wellness',
	daysAgo: 97,
	content: `
<p>When people hear that moving helps the mind, they think of a gym with mirrors, or of somebody running at five in the morning with a watch that talks. Then they think of their own day, which has no hour in it, and they feel worse than before.</p>
<p>So let us make it smaller. This is about walking, and about ten minutes. If you can do more, good. If your body does not walk, there is a part for you further down.</p>
<h2>What it does</h2>
<p>Worry and anger get the body ready for action. The heart is quick, the shoulders are high, and then we sit down at a desk with all that readiness and nowhere to put it. Walking uses it up. It gives the body the ending that it was waiting for.</p>
<p>People who move regularly tend to sleep more deeply, and many feel less tense and less low. The effect is not magic, and it does not replace treatment when somebody is unwell. It is one beam in the roof. But it is a beam that costs nothing.</p>
<h2>Ten minutes that are there already</h2>
<ul>
<li>Get off one stage early, if the way is safe, and walk the rest.</li>
<li>Take phone calls on your feet.</li>
<li>Walk around the building before you go in, and once more when you come out. The second time is for leaving work behind.</li>
<li>Fetch the milk on foot. Let the child choose the way back.</li>
<li>After supper, walk to the gate and back five times with somebody you like.</li>
</ul>
<p>Fix it to something that happens anyway. “After lunch” works. “When I have time” never does.</p>
<h2>How fast?</h2>
<p>Fast enough that you could talk but would not want to sing. If you are breathless, slow down. If you have been ill, are expecting a child, have a heart problem or pain in your chest, ask a doctor first how much is right for you.</p>
<p>For the body, doctors all over the world advise about two and a half hours a week of moving like this. That is a place to arrive at. The place to start is today, with whatever you have. Something is always better than nothing.</p>
<h2>Let the walk be a walk</h2>
<p>Many of us walk with a phone in our hand, and arrive with a fuller head than we set out with. Try the first three minutes without it. Feel the heel, then the toes. Name what you pass: jacaranda, mandazi, a boy with a tyre. If a worry comes along, let it walk beside you for a bit. It does not have to lead.</p>
<h2>When the street does not feel safe</h2>
<p>Not everybody can walk when and where they like, and after dark it can be unwise. Walk at midday, in twos, in a school compound, a mall or a church yard. Or stay in and use the stairs, or dance while the ugali cooks. Two songs are about seven minutes. Nobody has to see it.</p>
<h2>When walking is not for you</h2>
<p>Moving is wider than legs. Sit on the edge of a chair and march with your arms. Roll the shoulders, push against a wall, stretch towards the ceiling as if you were picking mangoes. If you use a wheelchair, ten minutes of pushing counts in full. If pain comes with every movement, a physiotherapist can find the ones that are kind to you.</p>
<h2>When you do not want to</h2>
<p>There will be days on which it seems pointless. On those days make a very small bargain: put on the shoes and stand outside for one minute. If you still want to go in, go in. You have kept the bargain. Most times the feet have begun by then.</p>
<ol>
<li><strong>Do it with somebody.</strong> We let ourselves down more easily than we let down a friend.</li>
<li><strong>Count days, not distance.</strong> A line on the calendar for every day you moved.</li>
<li><strong>Never miss two days in a row.</strong> One day is rest. Two can be the beginning of stopping.</li>
</ol>
<h2>If moving has become too much</h2>
<p>For a few people exercise turns into a punishment: for eating, for a number on a scale, for a feeling. If you are hurt and cannot stop, or if a missed day fills you with fear, the same kindness applies. Rest, and talk to somebody.</p>
<h2>And if you need more than a walk</h2>
<p>If you have been low, worried or unable to sleep for more than two weeks, a walk is a good companion and not enough by itself. Come and see us. If life feels too heavy today, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>, or press “Need help now?” at the top of any page.</p>
`,
};
