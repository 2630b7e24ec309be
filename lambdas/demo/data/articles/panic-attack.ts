import type { SampleArticle } from './sample-article.ts';

export const panicAttack: SampleArticle = {
	id: '1',
	title: 'What to do in the first ten minutes of a panic attack',
	snippet: 'A panic attack feels like danger. It is not, and it will pass. Here is a way to ride it out.',
	author: 'Dr. Nyambura Otieno',
	category: 'Anxiety',
	daysAgo: 19,
	content: `
<p>Your heart races, your hands tingle, and part of you is sure that something terrible is about to happen. It feels like danger. It is not, and it will pass.</p>
<p>Most panic attacks reach their peak within ten minutes. You do not have to stop the feeling. You only have to let it rise and fall, the way a wave does, without adding fear to it.</p>
<h2>What is happening in your body</h2>
<p>Your body has an alarm. When it thinks you are in danger, it gets you ready to run or to fight. The heart beats faster to feed the muscles. You breathe more quickly. Blood leaves the hands and the stomach, so fingers tingle and the belly turns.</p>
<p>In a panic attack the alarm rings with no fire. Everything you feel is real, and it is your body doing its job at the wrong time. The alarm cannot ring at full strength for long. It tires, and then it stops.</p>
<h2>Try this, in this order</h2>
<ol>
<li><strong>Say what it is.</strong> Out loud if you can: “This is panic. It will pass.” Naming it helps your mind step back.</li>
<li><strong>Stay where you are, if it is safe.</strong> Sit on a step or lean on a wall. If you are driving, slow down and pull over first.</li>
<li><strong>Breathe out longer than you breathe in.</strong> In for four, out for six. Keep your shoulders low. Do not take huge breaths: slow matters more than deep.</li>
<li><strong>Find five things you can see.</strong> A door, a shoe, the colour of the wall. Let your eyes rest on each one. Then four things you can touch, and three you can hear.</li>
<li><strong>Loosen what you are gripping.</strong> Drop your jaw. Open your hands. Put both feet flat on the ground and press.</li>
<li><strong>Let the wave come down by itself.</strong> If it rises again, begin again at one. You have not failed. Waves come in sets.</li>
</ol>
<blockquote><p>You are not trying to win a fight. You are waiting for rain to stop.</p></blockquote>
<h2>What to leave out</h2>
<p>Some things feel like help and make panic stronger.</p>
<ul>
<li><strong>Running away at the peak.</strong> If you can stay until it drops even a little, your body learns that the place was safe.</li>
<li><strong>Checking your pulse again and again.</strong> It keeps your mind on the alarm.</li>
<li><strong>Alcohol, or a tablet meant for somebody else.</strong> They can bring a worse day tomorrow.</li>
<li><strong>Telling yourself to stop it.</strong> You would not shout at a frightened child. Speak to yourself the way you would speak to that child.</li>
</ul>
<h2>When the wave has passed</h2>
<p>Drink some water and walk a little. You may feel tired for an hour or two. That is your body settling, not something going wrong. If you can, go back to what you were doing, even for five minutes.</p>
<p>Later that day, write down three short lines: where you were, what you felt first, and what helped. After a few weeks, those lines often show a pattern. Perhaps it comes when you have not eaten, or after a bad night, or in a crowded matatu. A pattern is something you can work with.</p>
<h2>If you are with someone who is panicking</h2>
<p>Stay near, and be calm and slow. Ask before you touch them. Say, “I am here. This will pass. Breathe out with me.” Count the out-breath aloud. There is no need to find out why it happened. That talk can wait until tomorrow.</p>
<h2>When to see somebody</h2>
<p>One panic attack in a hard month is common. Come and talk to someone if they keep coming back, if you live in fear of the next one, or if you have begun to avoid shops, buses or church because of them. Panic responds well to talking therapy. Most people need weeks, not years.</p>
<p>If this is your first attack, have a doctor check you as well. Problems with the thyroid or the heart, and some medicines, can feel the same.</p>
<h3>If this is you today</h3>
<p>Chest pain that spreads to your arm or jaw, fainting, or trouble breathing that does not ease can be a medical emergency. Call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>. If you are thinking of ending your life, call the Kenya Red Cross on <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. You can also press “Need help now?” at the top of any page.</p>
`,
};
