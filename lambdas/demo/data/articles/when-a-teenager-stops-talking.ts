import type { SampleArticle } from './sample-article.ts';

export const whenATeenagerStopsTalking: SampleArticle = {
	id: '10',
	title: 'When your teenager stops talking to you',
	snippet: 'The door is closed and every answer is “fine”. How to stay near without pushing.',
	author: 'Amina Hassan',
	category: 'Relationships',
	daysAgo: 82,
	content: `
<p>A year ago this child told you everything: who fell, who lied, what the teacher wore. Now there is a closed door and a phone. You ask how school was, and the answer is “fine”. You ask again, and the answer is a look.</p>
<p>It hurts, and it is easy to read it as rudeness or as something you did. Most of the time it is neither. A young person is building a self, and they need some room with no parent in it. The work is to give them that room and still leave the light on.</p>
<h2>What silence often means</h2>
<ul>
<li><strong>“I do not have the words yet.”</strong> Feelings come before the names for them.</li>
<li><strong>“I am afraid of the lecture.”</strong> If the last three talks ended in advice, the fourth will not begin.</li>
<li><strong>“I want to try this alone.”</strong> That is healthy, even when they do it badly.</li>
<li><strong>“Something is wrong, and I am ashamed.”</strong> This is the one to listen for.</li>
</ul>
<p>You cannot tell them apart by asking harder. You can by being near, often, without an agenda.</p>
<h2>Talk side by side</h2>
<p>A young person who cannot speak across a table can often speak in a car, at the sink, or on the way to the shop. Eyes look ahead and hands are busy, so a silence is not heavy. Ask them to help you carry, chop or fix something. Then leave gaps. The sentence you are waiting for usually comes after the third gap.</p>
<p>Night is good as well. Often the real talk comes at ten o’clock, when everybody is tired and the lamp is off.</p>
<h2>Ask smaller questions</h2>
<p>“How was school?” is too large to answer. Try something that a person could say one true thing about.</p>
<ul>
<li>“Who made you laugh today?”</li>
<li>“Which lesson was the longest?”</li>
<li>“What is that song about?”</li>
<li>“What do people your age think I get wrong?”</li>
</ul>
<p>Then take the answer as it is. If they tell you something small and you turn it into a lesson, they will bring you nothing larger.</p>
<h2>When they do talk</h2>
<ol>
<li><strong>Stop what you are doing.</strong> Put the phone face down. Turn your body.</li>
<li><strong>Keep your face calm.</strong> They are watching it to see how much they may say.</li>
<li><strong>Say back what you heard.</strong> “So they left you out of the group, and then acted as if nothing had happened.”</li>
<li><strong>Ask before you advise.</strong> “Do you want ideas, or do you want me to listen?” Accept the answer.</li>
<li><strong>Thank them.</strong> “I am glad that you told me.” Even if you are shaking inside.</li>
</ol>
<h2>Rules can stay</h2>
<p>Being gentle does not mean that everything goes. Young people feel safer with a few clear rules: when to be home, where phones sleep, how we speak to each other. Say the reason once. Let them have a say in the rules that concern them most, and then hold what you agreed on. A rule that was made together is broken less.</p>
<p>When a rule is broken, keep the consequence short and connected to it. Shame teaches hiding. So does a beating, and it can leave marks that last longer than the lesson.</p>
<h2>If you have said things you regret</h2>
<p>Go and repair it. “Yesterday I shouted, and I called you lazy. That was wrong. I was worried, and I said it badly.” Do not add “but you”. An apology from a parent does not make you small. It shows a child how a strong person mends something.</p>
<h2>When silence is a sign of something more</h2>
<p>Come and talk to somebody if, for two weeks or longer, you see several of these:</p>
<ul>
<li>they have dropped the friends and the things that they used to love</li>
<li>sleep or eating has changed a great deal</li>
<li>marks have fallen suddenly, or they refuse to go to school</li>
<li>there are cuts or burns that they hide, or a smell of alcohol or smoke</li>
<li>they say that they are a burden, or that nothing matters</li>
</ul>
<p>Ask them plainly, in a quiet moment, whether they are being hurt by anyone, and whether they have thought of ending their life. The question does not plant the idea. It tells them that you can bear the answer.</p>
<h2>Where to get help</h2>
<p>Children and young people can call Childline on <strong><a href="tel:116">116</a></strong>, 24 hours, and so can a worried parent. For thoughts of ending one’s life, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. In danger, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>, and stay with them. You can also press “Need help now?” at the top of any page. If you would like a third person in the room, we meet parents and young people together, and apart.</p>
`,
};
