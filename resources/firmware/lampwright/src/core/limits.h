// Made by npm run docs from the app's sources. Do not edit.
#pragma once
#include "flash.h"

namespace lamp {

constexpr uint8_t mostSteps = 64;
constexpr uint8_t mostElements = 64;
constexpr uint8_t longestText = 60;
constexpr uint16_t mostRounds = 65535U;
constexpr uint8_t shortestStepMs = 20;
constexpr uint32_t longestPassMs = 86400000UL;
constexpr uint16_t fastestMs = 30U;
constexpr uint16_t slowestMs = 60000U;
constexpr int16_t lowestCoordinate = -64;
constexpr int16_t highestCoordinate = 255;

}  // namespace lamp
