export function LampQuestions() {
  return null;
}
