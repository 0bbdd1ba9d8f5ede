export const nearestWords = '';
