import { breathing, layers, pulse, rain, sparkle, step } from '../../program/commands';
import { scene, type Scene } from './Scene';

export const weather: readonly Scene[] = [
  scene(
    'Thunderstorm',
    'thunderstorm, storm, thunder, tempest, thunder and lightning',
    [
      step('clouds', layers(rain('#5A7AA8', '#060A14', 1100, 0.35), { ambient: breathing('#1A2440', 5000) }), 5200),
      step('flash', pulse('#F4F6FF', 700), 700),
      step('gloom', rain('#6C8AB8', '#04060E', 900, 0.5), 2600, 300),
      step('second flash', pulse('#C8D4FF', 500), 550),
      step('rumble', sparkle('#3A4A80', '#060A14', 260, 0.12), 2400, 400),
    ],
    { accent: { steps: [step('flash', pulse('#F4F6FF', 700), 700)] } },
  ),
];
