// Paints patterns with the firmware's own code, for comparison. Standard input: the number of LEDs, x and y of each, the
// height; then, per line, a pattern's name, two colours as hex, speed, seed and ms. Standard output: a frame in hex per line.
#include <stdio.h>
#include <string.h>
#include <vector>
#include "patterns.h"

static lamp::Rgb rgb(unsigned long hex) {
  return {static_cast<uint8_t>(hex >> 16), static_cast<uint8_t>(hex >> 8), static_cast<uint8_t>(hex)};
}

template <class Pattern>
static void print(const Pattern& pattern, const std::vector<lamp::Place>& places) {
  for (const auto& place : places) {
    const lamp::Rgb color = pattern.at(place);
    printf("%02x%02x%02x", color.red, color.green, color.blue);
  }
  printf("\n");
}

int main() {
  unsigned count;
  int height;
  if (scanf("%u", &count) != 1) return 1;
  std::vector<lamp::Place> places(count);
  for (auto& place : places) {
    if (scanf("%hd %hd", &place.x, &place.y) != 2) return 1;
  }
  if (scanf("%d", &height) != 1) return 1;
  char name[16];
  unsigned long first, second, ms;
  unsigned speed, seed;
  while (scanf("%15s %lx %lx %u %u %lu", name, &first, &second, &speed, &seed, &ms) == 6) {
    if (strcmp(name, "wave") == 0) print(lamp::Wave(rgb(first), rgb(second), speed, ms), places);
    else print(lamp::Fire(rgb(first), rgb(second), speed, ms, seed, height), places);
  }
  return 0;
}
